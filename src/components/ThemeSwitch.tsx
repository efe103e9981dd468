import { useEffect, useRef } from "react";
import { applyTheme, readStoredTheme, type Theme, themes } from "../browser/theme";
import * as styles from "./ThemeSwitch.module.css";

const THEME_LABELS: Readonly<Record<Theme, string>> = { system: "System", light: "Light", dark: "Dark" };

/**
 * Radio buttons for the theme. The stylesheet reads which one is checked, so they work without scripts too; this component
 * stores the choice. `autoComplete` is off because Firefox would restore the button that was checked before a reload:
 * https://bugzilla.mozilla.org/show_bug.cgi?id=654072.
 */
export function ThemeSwitch() {
  const fieldset = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    // React's `onChange` misses inputs that have changed before hydration: https://github.com/facebook/react/issues/12955.
    const applyChosenTheme = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) applyTheme(target.value as Theme);
    };
    // Another tab may have stored a theme, also while this page was in the back-forward cache.
    const applyStoredTheme = () => {
      const theme = readStoredTheme();
      const input = fieldset.current?.querySelector<HTMLInputElement>(`input[value="${theme}"]`);
      if (input) input.checked = true;
      applyTheme(theme);
    };
    const checkedTheme = fieldset.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    // The reader chose a theme before hydration.
    if (checkedTheme && checkedTheme !== "system") applyTheme(checkedTheme as Theme);
    else applyStoredTheme();

    const listeners = new AbortController();
    const { signal } = listeners;
    fieldset.current?.addEventListener("change", applyChosenTheme, { signal });
    window.addEventListener("storage", applyStoredTheme, { signal });
    window.addEventListener("pageshow", applyStoredTheme, { signal });
    return () => listeners.abort();
  }, []);

  return (
    <form className={styles.group} autoComplete="off">
      <span className={styles.name} aria-hidden="true">
        Theme
      </span>
      <fieldset ref={fieldset} className={styles.choices}>
        <legend className="visually-hidden">Theme</legend>
        {themes.map((theme) => (
          <label key={theme} className={styles.choice} title={THEME_LABELS[theme]}>
            <input
              className="visually-hidden"
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={theme === "system"}
            />
            <svg className={`icon ${styles.icon}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d={ICON_PATHS[theme]} />
              {theme === "system" && <path d="M8 2.75a5.25 5.25 0 0 1 0 10.5z" fill="currentColor" />}
            </svg>
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
