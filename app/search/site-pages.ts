import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import type { Text } from '#app/i18n/text.en.ts';
import type { SitePage } from '#domain/search/found.ts';

const PAGES: { key: keyof Text['search']['words']; path: string; title: (text: Text) => string }[] =
  [
    { key: 'home', path: '/', title: ({ nav }) => nav.home },
    { key: 'coins', path: '/cryptocurrencies', title: ({ coins }) => coins.title },
    { key: 'exchanges', path: '/exchange', title: ({ exchanges }) => exchanges.title },
    { key: 'markets', path: '/markets', title: ({ markets }) => markets.title },
    { key: 'news', path: '/news', title: ({ news }) => news.title },
    { key: 'changes', path: '/changes', title: ({ changes }) => changes.title },
    { key: 'check', path: '/check', title: ({ caution }) => caution.check.title },
    { key: 'mine', path: '/mine', title: ({ mine }) => mine.title },
    {
      key: 'comparison',
      path: '/?tab=comparison#featured',
      title: ({ home }) => home.tabs.comparison,
    },
    {
      key: 'accessibility',
      path: '/accessibility',
      title: ({ accessibility }) => accessibility.title,
    },
  ];

/** Our own pages by their titles in `language`, found by their words in every language. */
export function sitePages(language: Language): SitePage[] {
  const texts = Object.values(LANGUAGES).map(({ text }) => text);
  return PAGES.map(({ key, path, title }) => ({
    path,
    title: title(LANGUAGES[language].text),
    words: texts.flatMap((text) => [title(text), ...text.search.words[key]]),
  }));
}
