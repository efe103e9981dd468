import { useEffect, useState } from "react";
import { applyTheme, readStoredTheme, type Theme, themes } from "../browser/theme";
import * as styles from "./ThemeSwitch.module.css";

const THEME_LABELS: Readonly<Record<Theme, string>> = { system: "System", light: "Light", dark: "Dark" };

/** A button that goes round the themes. `src/browser/head-script.ts` shows the stored theme before React has loaded. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>("system");

  useEffect(() => {
    // Another page may have stored a theme while this one was in the back-forward cache.
    const showStoredTheme = () => {
      const storedTheme = readStoredTheme();
      applyTheme(storedTheme);
      setTheme(storedTheme);
    };
    showStoredTheme();
    window.addEventListener("pageshow", showStoredTheme);
    return () => window.removeEventListener("pageshow", showStoredTheme);
  }, []);

  const chooseNextTheme = () => {
    const nextTheme = themes[themes.indexOf(theme) + 1] ?? themes[0];
    applyTheme(nextTheme);
    setTheme(nextTheme);
  };

  const name = `Theme: ${THEME_LABELS[theme]}`;
  return (
    <button
      className={`quiet-button ${styles.button}`}
      type="button"
      data-scripted=""
      aria-label={name}
      title={name}
      onClick={chooseNextTheme}
    >
      <span className={styles.word}>Theme</span>
      <svg className="icon" viewBox="0 0 16 16" strokeLinecap="round" aria-hidden="true" focusable="false">
        <path d={ICON_PATHS[theme]} />
        {theme === "system" && <path d="M8 2.75a5.25 5.25 0 0 1 0 10.5z" fill="currentColor" />}
      </svg>
    </button>
  );
}

const ICON_PATHS: Readonly<Record<Theme, string>> = {
  system: "M8 2.75a5.25 5.25 0 0 1 0 10.5 5.25 5.25 0 0 1 0-10.5z",
  light:
    "M8 5a3 3 0 0 1 0 6 3 3 0 0 1 0-6zM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1",
  dark: "M13.5 9.5A6 6 0 0 1 6.5 2.5 6 6 0 1 0 13.5 9.5z",
};
