import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { Text } from '#app/i18n/text.en.ts';
import { inLanguage } from '#domain/method/definition.ts';

export interface Screen {
  name: string;
  path: string;
  /** Without language and query. */
  barePath: string;
  status: number;
  isIndexed: boolean;
  heading: string;
  /** Without the product's name. */
  title: string;
}

const BITCOIN = { en: 'Bitcoin', ar: 'بيتكوين' };
const ALGORAND = { en: 'Algorand', ar: 'ألغوراند' };
const EMIRATES = { en: 'United Arab Emirates', ar: 'الإمارات' };
const FIQH_ACADEMY = {
  en: 'International Islamic Fiqh Academy',
  ar: 'مجمع الفقه الإسلامي الدولي',
};
const BINANCE = { en: 'Binance', ar: 'باينانس' };

/** Every public screen of the starter site, in one language. */
export function screens(language: Language): Screen[] {
  const { text } = LANGUAGES[language];
  return [...found(text, language), ...missing(text)].map((screen) => ({
    ...screen,
    path: localizedPath(screen.path, language),
    barePath: screen.path.replace(/\?.*/, ''),
  }));
}

function found(text: Text, language: Language) {
  const home = { heading: text.home.heroTitle, title: text.home.title };
  const bitcoin = inLanguage(BITCOIN, language);
  const binance = inLanguage(BINANCE, language);
  const screen = (name: string, path: string, heading: string, title = heading) => ({
    name,
    path,
    status: 200,
    isIndexed: true,
    heading,
    title,
  });
  // These were ruled again later.
  const pastRuling = (name: string, path: string, names: typeof BINANCE) => ({
    ...screen(
      name,
      path,
      text.pastRuling.title(inLanguage(names, language), path.replace(/.*\//, '')),
    ),
    isIndexed: false,
  });
  return [
    { ...screen('home', '/', ''), ...home },
    { ...screen('comparison', '/?tab=comparison', ''), ...home },
    screen('about', '/about', text.about.title),
    screen('methodology', '/methodology', text.methodology.title),
    screen('comparison of none', '/compare', text.compare.title),
    screen('coin list', '/cryptocurrencies', text.coins.title),
    screen('coin', '/coin/bitcoin', `${bitcoin} BTC`, `${bitcoin} (BTC)`),
    screen('exchange list', '/exchange', text.exchanges.title),
    screen('exchange', '/exchange/binance', binance, binance),
    screen('markets', '/markets', text.markets.title),
    screen('news', '/news', text.news.title),
    screen('API', '/api', text.api.title),
    screen('accessibility', '/accessibility', text.accessibility.title),
    screen('positions', '/positions', text.positions.title),
    screen(
      'body',
      '/positions/international-islamic-fiqh-academy',
      inLanguage(FIQH_ACADEMY, language),
    ),
    screen('country list', '/country', text.countries.title),
    screen('country', '/country/ae', text.countries.titleOf(inLanguage(EMIRATES, language))),
    screen('scammed', '/scammed', text.scammed.title),
    screen('changes', '/changes', text.changes.title),
    pastRuling('past ruling of a coin', '/coin/algorand/rulings/2', ALGORAND),
    pastRuling('past ruling of an exchange', '/exchange/binance/rulings/66', BINANCE),
    screen('check', '/check', text.caution.check.title),
    {
      ...screen('look-alike', '/check?q=binance.com.example.org', text.caution.check.title),
      isIndexed: false,
    },
    screen('my list', '/mine', text.mine.title),
    { ...screen('search', '/search', text.search.title), isIndexed: false },
    { ...screen('saved pages', '/offline', text.offline.title), isIndexed: false },
  ];
}

function missing(text: Text) {
  const screen = (name: string, path: string, heading: string) => ({
    name,
    path,
    status: 404,
    isIndexed: false,
    heading,
    title: heading,
  });
  return [
    screen('404', '/nowhere/at/all', text.errors.notFoundTitle),
    screen('unknown coin', '/coin/nothing', text.coins.notFound),
    screen('unknown exchange', '/exchange/nothing', text.exchanges.notFound),
  ];
}
