import { LANGUAGES, type Language } from '#app/i18n/languages.ts';

/** The publisher of the site, as the operator has set it; undefined and empty: not set. */
export interface Publisher {
  name: string | undefined;
  url: string | undefined;
  /** Paragraphs of plain text by language. */
  texts: Record<'en' | 'ar', string[]>;
}

/** The publisher as a page in one language shows it. */
export interface PublisherView {
  /** By default the host of `url`; null: not set. */
  name: string | null;
  url: string | null;
  /** Empty: not set. */
  paragraphs: string[];
  /** The language of the paragraphs, and its direction. */
  language: Language;
  direction: 'ltr' | 'rtl';
}

/** The publisher for a page in `language`; a text that is missing in it is shown in another language. */
export function publisherView({ name, url, texts }: Publisher, language: Language): PublisherView {
  const written = ([language, 'en', 'ar'] as const).find((code) => textIn(texts, code).length > 0);
  const shown = written ?? language;
  return {
    name: name ?? (url ? new URL(url).host : null),
    url: url ?? null,
    paragraphs: textIn(texts, shown),
    language: shown,
    direction: LANGUAGES[shown].direction,
  };
}

function textIn(texts: Publisher['texts'], language: Language): string[] {
  return { ...texts }[language as keyof typeof texts] ?? [];
}
