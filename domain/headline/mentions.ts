import { KIND, type Kind } from '#domain/listing/kind.ts';
import { COMMON_WORDS } from './common-words.ts';
import { KINDS_OF_THING, namesInNews, readingsOf, wordsOf } from './names.ts';

/** A listing with its names in all languages. */
export interface NamedListing {
  kind: Kind;
  id: string;
  symbol: string | null;
  names: string[];
}

/** The headline at this place names the listing. */
export interface Mention {
  headline: number;
  listing: Pick<NamedListing, 'kind' | 'id'>;
}

const MAX_WORDS = 5;
/** Tickers that headlines use as a name, each of a single coin. */
const SPOKEN_TICKERS =
  /(?<![\p{L}\p{N}$.])(?:BTC|ETH|USDT|USDC|XRP|BNB|DOGE|AVAX|SHIB|LTC|BCH|XMR|TRX|XLM)(?![\p{L}\p{N}])/gu;
const DOLLAR_TICKERS = /\$([A-Z][A-Z0-9]{1,9})(?![A-Za-z0-9])/g;

interface Place {
  headline: number;
  start: number;
  end: number;
}

/** Finds the listings that headlines name: `add` each listing, then read `found`. */
export function headlineNames(titles: string[]): {
  add(listing: NamedListing): void;
  /** Mentions in the order of their places in a headline. */
  found(): Mention[];
} {
  const headlines = titles.map(wordsOf);
  const places = placesIn(headlines);
  const tickers = titles.map(tickersIn);
  const mentions: (Place & Mention)[] = [];

  return {
    add({ kind, id, symbol, names }) {
      const listing = { kind, id };
      for (const name of new Set(names.flatMap(namesInNews))) {
        for (const place of places.get(name) ?? []) {
          const words = headlines[place.headline] ?? [];
          if (!isCommon(name) || isUsedAsName(words, place, symbol)) {
            mentions.push({ ...place, listing });
          }
        }
      }
      for (const [headline, { priced, spoken }] of tickers.entries()) {
        // An exchange's symbol is usually that of its coin.
        const isMeant = priced.has(symbol) || (KIND[kind].isTraded && spoken.has(symbol));
        if (isMeant) mentions.push({ headline, start: -1, end: -1, listing });
      }
    },
    found() {
      // Bitcoin is not named where Bitcoin Cash is.
      const longest = [...Map.groupBy(mentions, ({ headline }) => headline).values()].flatMap(
        (same) => same.filter((place) => !same.some((other) => isWithin(place, other))),
      );
      const inOrder = longest.toSorted((one, other) => one.start - other.start);
      const byKey = new Map(
        inOrder.map(({ headline, listing }) => [
          `${headline} ${listing.kind}/${listing.id}`,
          { headline, listing },
        ]),
      );
      return [...byKey.values()];
    },
  };
}

/** The places of each run of words, with and without Arabic prefixes. */
function placesIn(headlines: string[][]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const [headline, words] of headlines.entries()) {
    for (const [start, first] of words.entries()) {
      for (let end = start + 1; end <= Math.min(words.length, start + MAX_WORDS); end += 1) {
        const plain = words.slice(start + 1, end);
        const rest = plain.map((word) => readingsOf(word)[1] ?? word);
        const runs = readingsOf(first).flatMap((reading) =>
          [rest, plain].map((words) => [reading, ...words].join(' ')),
        );
        for (const run of new Set(runs)) {
          const known = places.get(run);
          if (known) known.push({ headline, start, end });
          else places.set(run, [{ headline, start, end }]);
        }
      }
    }
  }
  return places;
}

function tickersIn(title: string): { priced: Set<string | null>; spoken: Set<string | null> } {
  return {
    priced: new Set([...title.matchAll(DOLLAR_TICKERS)].map(([, ticker = '']) => ticker)),
    spoken: new Set(title.match(SPOKEN_TICKERS)),
  };
}

function isCommon(name: string): boolean {
  return name.length < 3 || COMMON_WORDS.has(name.replace(/^the /, ''));
}

/** Whether a common word is used as a name: beside its ticker or a word such as “token”. */
function isUsedAsName(words: string[], { start, end }: Place, symbol: string | null): boolean {
  const beside = [words[start - 1] ?? '', words[end] ?? ''].flatMap(readingsOf);
  return beside.some((word) => word === symbol?.toLowerCase() || KINDS_OF_THING.includes(word));
}

function isWithin(place: Place, other: Place): boolean {
  if (place.start < 0 || other.start < 0) return false;
  const isLonger = other.end - other.start > place.end - place.start;
  return isLonger && other.start <= place.start && place.end <= other.end;
}
