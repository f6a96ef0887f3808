import { Languages } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { barePath, localizedPath } from '#app/i18n/localized-path.ts';
import { storeLanguage } from '#app/i18n/stored-language.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

/** The same page in each other language: path, query and hash stay, and the history entry is replaced. */
export function LanguageToggle() {
  const { language } = useLanguage();
  const others = LANGUAGE_CODES.filter((code) => code !== language);
  return others.map((other) => <LanguageLink key={other} other={other} />);
}

function LanguageLink({ other }: { other: Language }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    storeLanguage(other);
    navigate(localizedPath(pathname, other) + search + hash, {
      replace: true,
      preventScrollReset: true,
    });
  }

  // `/ar…` stores the choice by itself if the link is opened in another tab.
  const address = other === 'ar' ? `/ar${barePath(pathname)}` : localizedPath(pathname, other);
  return (
    <a
      href={address.replace(/(?<=.)\/$/, '') + search}
      onClick={toggle}
      data-language-toggle
      className="icon-button px-2"
      lang={other}
      dir={LANGUAGES[other].direction}
      hrefLang={other}
      rel="nofollow"
    >
      <Languages className="size-5" aria-hidden="true" />
      <span
        className={`sr-only min-[28rem]:not-sr-only ${other === 'ar' ? 'font-arabic-name' : ''}`}
      >
        {LANGUAGES[other].name}
      </span>
    </a>
  );
}
