import { homePath, readHomeQuery } from '#app/home/home-query.ts';
import { barePath, languageOf, localizedPath } from '#app/i18n/localized-path.ts';
import { listHref, readListQuery } from '#app/listing/list-query.ts';
import { marketHref, readMarketQuery } from '#app/market/market-query.ts';
import { newsHref, readNewsQuery } from '#app/news/news-query.ts';
import { changesHref, readChangesQuery } from '#app/ruling/changes-query.ts';

/** Edits and new figures are known at once; this is for ages in words («قبل 3 دقائق») and the year in the footer. */
const TOLD_SECONDS = 60;
/** Changes of listings are heard; should one not be, it is seen within the hour. */
const HEARD_SECONDS = 60 * 60;
/** News, and that figures could not be refreshed, is told by nobody. */
const UNTOLD_SECONDS = 5;

/** A screen: which paths are its own, where a query of it stands in its shortest form, how old it may be shown. */
interface Screen {
  path: RegExp;
  address: (path: string, query: URLSearchParams) => string;
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
  { path: /^\/(search|check)$/, address: (path) => path, seconds: TOLD_SECONDS },
  { path: /^\/news$/, address: newsAddress, seconds: UNTOLD_SECONDS },
  {
    path: /^\/(api|accessibility|compare|methodology|offline)$/,
    address: (path) => path,
    seconds: TOLD_SECONDS,
  },
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

/**
 * For how many seconds the page at `address` may be kept for others; null: not at all. Kept are addresses as our own
 * links have them, but for searches: anybody could think up any number of others.
 */
export function keptSeconds(address: string): number | null {
  const url = URL.parse(address, 'http://any');
  const screen = url && screenAt(url.pathname);
  if (!screen) return null;
  const own = screen.address(barePath(url.pathname), url.searchParams);
  return localizedPath(own, languageOf(url.pathname)) === address ? screen.seconds : null;
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

function listAddress(path: string, search: URLSearchParams): string {
  const query = readListQuery(search);
  return listHref(path, { ...query, q: '' }, { page: query.page });
}

function marketAddress(path: string, search: URLSearchParams): string {
  const query = readMarketQuery(search);
  return marketHref(path, { ...query, q: '' }, { page: query.page });
}

function newsAddress(path: string, search: URLSearchParams): string {
  const query = readNewsQuery(search);
  return newsHref(path, query, { page: query.page });
}

// Of every listing before every entry there are too many.
function changesAddress(path: string, search: URLSearchParams): string {
  const { of, before } = readChangesQuery(search);
  return changesHref(path, of ? { of } : { before });
}
