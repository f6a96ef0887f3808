import { Moon, Sun } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';

/** The button of the theme. `applyTheme` handles it, so it works before React starts. */
export function ThemeToggle() {
  const { text } = useLanguage();
  return (
    <button
      type="button"
      data-theme-toggle=""
      className="icon-button [@media(scripting:none)]:hidden"
    >
      <span className="when-dark">
        <Sun className="size-5" aria-hidden="true" />
        <span className="sr-only">{text.nav.lightMode}</span>
      </span>
      <span className="when-light">
        <Moon className="size-5" aria-hidden="true" />
        <span className="sr-only">{text.nav.darkMode}</span>
      </span>
    </button>
  );
}
