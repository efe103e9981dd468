import { useEffect, useRef, useState } from "react";
import { applyTheme, readStoredTheme, type Theme, themes } from "../browser/theme";
import { useIsHydrated } from "../browser/use-is-hydrated";
import * as styles from "./ThemeSwitch.module.css";

const THEME_LABELS: Readonly<Record<Theme, string>> = { system: "System", light: "Light", dark: "Dark" };

/**
 * System, light or dark.
 *
 * The buttons are radio inputs that the stylesheet reads, so light and dark work before the script arrives and without it.
 * This script checks the one that was remembered, and remembers a choice. The form with autocomplete off
 * keeps browsers from checking what was checked when the page was left, which would pass for a new choice.
 */
export function ThemeSwitch() {
  const group = useRef<HTMLFieldSetElement>(null);
  const isHydrated = useIsHydrated();
  const [first] = useState(() => (isHydrated ? readStoredTheme() : "system"));

  useEffect(() => {
    // The browser's own event: React's misses a choice of the button that was checked at hydration.
    const choose = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) applyTheme(target.value as Theme);
    };
    // Another tab may have chosen, also while this page was in the back-forward cache.
    const follow = () => {
      const theme = readStoredTheme();
      const input = group.current?.querySelector<HTMLInputElement>(`input[value="${theme}"]`);
      if (input) input.checked = true;
      applyTheme(theme);
    };
    const checked = group.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    // A theme was chosen here before this script came.
    if (checked && checked !== "system") applyTheme(checked as Theme);
    else follow();

    const listeners = new AbortController();
    const { signal } = listeners;
    group.current?.addEventListener("change", choose, { signal });
    window.addEventListener("storage", follow, { signal });
    window.addEventListener("pageshow", follow, { signal });
    return () => listeners.abort();
  }, []);

  return (
    <form className={styles.group} autoComplete="off">
      <span className={styles.name} aria-hidden="true">
        Theme
      </span>
      <fieldset ref={group} className={styles.group}>
        <legend className="visually-hidden">Theme</legend>
        {themes.map((theme) => (
          <label key={theme} className={styles.choice} title={THEME_LABELS[theme]}>
            <input
              className="visually-hidden"
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={theme === first}
            />
            <ThemeIcon theme={theme} />
            <span className="visually-hidden">{THEME_LABELS[theme]}</span>
          </label>
        ))}
      </fieldset>
    </form>
  );
}

const ICON_PATHS: Readonly<Record<Theme, string>> = {
  system: "M8 2.75a5.25 5.25 0 0 1 0 10.5 5.25 5.25 0 0 1 0-10.5z",
  light:
    "M8 5a3 3 0 0 1 0 6 3 3 0 0 1 0-6zM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1",
  dark: "M13.5 9.5A6 6 0 0 1 6.5 2.5 6 6 0 1 0 13.5 9.5z",
};

/** A half-filled disc for the system's choice, a sun for light, a moon for dark. */
function ThemeIcon({ theme }: { theme: Theme }) {
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[theme]} />
      {theme === "system" && <path d="M8 2.75a5.25 5.25 0 0 1 0 10.5z" fill="currentColor" />}
    </svg>
  );
}
