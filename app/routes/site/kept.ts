import { readCheck } from '#app/check/check-query.ts';
import { homePath, readHomeQuery } from '#app/home/home-query.ts';
import { barePath, languageOf, localizedPath } from '#app/i18n/localized-path.ts';
import { listHref, readListQuery } from '#app/listing/list-query.ts';
import { marketHref, readMarketQuery } from '#app/market/market-query.ts';
import { newsHref, readNewsQuery } from '#app/news/news-query.ts';
import { changesHref, readChangesQuery } from '#app/ruling/changes-query.ts';
import { readCompareQuery } from '#app/ruling/compare-query.ts';
import { readSearch } from '#app/search/search-query.ts';

/** Edits and new figures are known at once; this is for ages in words («قبل 3 دقائق») and the year in the footer. */
const TOLD_SECONDS = 60;
/** Changes of listings are heard; should one not be, it is seen within the hour. */
const HEARD_SECONDS = 60 * 60;
/** News, and that figures could not be refreshed, is told by nobody. */
const UNTOLD_SECONDS = 5;

/** A screen: which paths are its own, and how old it may be shown. */
interface Screen {
  path: RegExp;
  /** The shortest address of what the query asks for; null: a search or a comparison, made for one visitor. */
  address: (path: string, query: URLSearchParams) => string | null;
  seconds: number;
  /** The whole directory: too much to be read anew with every set of figures. */
  isWithoutFigures?: true;
}

const SCREENS: Screen[] = [
  { path: /^\/$/, address: (_, query) => homePath(readHomeQuery(query)), seconds: TOLD_SECONDS },
  { path: /^\/(cryptocurrencies|exchange)$/, address: listAddress, seconds: TOLD_SECONDS },
  { path: /^\/coin\/[a-z0-9-]+$/, address: (path) => path, seconds: TOLD_SECONDS },
  { path: /^\/exchange\/[a-z0-9-]+$/, address: (path) => path, seconds: TOLD_SECONDS },
  { path: /^\/markets$/, address: marketAddress, seconds: UNTOLD_SECONDS },
  { path: /^\/search$/, address: unless(readSearch), seconds: TOLD_SECONDS },
  { path: /^\/check$/, address: unless(readCheck), seconds: TOLD_SECONDS },
  { path: /^\/news$/, address: newsAddress, seconds: UNTOLD_SECONDS },
  {
    path: /^\/(api|accessibility|methodology|offline)$/,
    address: (path) => path,
    seconds: TOLD_SECONDS,
  },
  { path: /^\/compare$/, address: compareAddress, seconds: TOLD_SECONDS },
  { path: /^\/changes$/, address: changesAddress, seconds: TOLD_SECONDS },
  { path: /^\/mine$/, address: (path) => path, seconds: TOLD_SECONDS },
  {
    path: /^\/mine\/listings\.json$/,
    address: (path) => path,
    seconds: HEARD_SECONDS,
    isWithoutFigures: true,
  },
  { path: /^\/mine\/prices\.json$/, address: (path) => path, seconds: UNTOLD_SECONDS },
];

/** Whether a public screen is at the path of `address`, in whatever state of its query. */
export function isScreen(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  return screenAt(path) !== undefined;
}

/** A page that many visitors share. */
export interface SharedPage {
  /** Its shortest address: without queries that its screen does not know, such as `utm_source`. */
  address: string;
  /** How old it may be shown. */
  seconds: number;
}

/** The shared page that answers `address`; null where it is made for one visitor, or there is no such screen. */
export function sharedPage(address: string): SharedPage | null {
  const [path = ''] = address.split('?', 1);
  const screen = screenAt(path);
  if (!screen) return null;
  const own = screen.address(barePath(path), new URLSearchParams(address.slice(path.length)));
  return own === null
    ? null
    : { address: localizedPath(own, languageOf(path)), seconds: screen.seconds };
}

/** Whether the page at `address` stays as it is when there are new figures of the market. */
export function isWithoutFigures(address: string): boolean {
  return screenAt(address)?.isWithoutFigures === true;
}

function screenAt(path: string): Screen | undefined {
  // Not `/ar`, nor another way of writing a path.
  if (localizedPath(path, languageOf(path)) !== path) return undefined;
  const bare = barePath(path);
  return SCREENS.find((screen) => screen.path.test(bare));
}

function unless(asks: (query: URLSearchParams) => string): Screen['address'] {
  return (path, query) => (asks(query) === '' ? path : null);
}

function listAddress(path: string, search: URLSearchParams): string | null {
  const query = readListQuery(search);
  return query.q === '' ? listHref(path, query, { page: query.page }) : null;
}

function marketAddress(path: string, search: URLSearchParams): string | null {
  const query = readMarketQuery(search);
  return query.q === '' ? marketHref(path, query, { page: query.page }) : null;
}

function newsAddress(path: string, search: URLSearchParams): string {
  const query = readNewsQuery(search);
  return newsHref(path, query, { page: query.page });
}

function compareAddress(path: string, search: URLSearchParams): string | null {
  const { ids, typed } = readCompareQuery(search);
  return ids.length === 0 && typed.length === 0 ? path : null;
}

// There are too many pages of older entries of each listing to share them.
function changesAddress(path: string, search: URLSearchParams): string | null {
  const query = readChangesQuery(search);
  return query.of && query.before !== null ? null : changesHref(path, query);
}
