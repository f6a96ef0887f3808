import { KIND, type Kind } from '#domain/listing/kind.ts';
import { COMMON_WORDS } from './common-words.ts';
import { callings, readingsOf, wordsOf } from './names.ts';

/** A listing by what news may call it. */
export interface NamedListing {
  kind: Kind;
  id: string;
  symbol: string | null;
  /** In whatever languages it has them. */
  names: string[];
}

/** That the headline at this place names the listing. */
export interface Mention {
  headline: number;
  listing: Pick<NamedListing, 'kind' | 'id'>;
}

const MOST_WORDS = 5;

/** Tickers that headlines write in the place of a name, and that stand for one coin alone. */
const SPOKEN_TICKERS =
  /(?<![\p{L}\p{N}$.])(?:BTC|ETH|USDT|USDC|XRP|BNB|DOGE|AVAX|SHIB|LTC|BCH|XMR|TRX|XLM|HBAR|PAXG|DYDX)(?![\p{L}\p{N}])/gu;
const DOLLAR_TICKERS = /\$([A-Z][A-Z0-9]{1,9})(?![A-Za-z0-9])/g;

// What has a name and means another thing.
const OTHERS =
  / (?:bitcoin (?:sv|gold|hyper)|ethereum (?:classic|pow|name service)|ether fi|ripple effects?|compound interest|market makers?|google gemini|gemini ai|(?:an )?avalanche of|\p{L}*(?:ايثيريوم|ايثريوم|اثيريوم) كلاسيك)(?= )/gu;

// Beside these a common word is a name.
const AFTER = [
  ...['protocol', 'network', 'foundation', 'development', 'labs', 'finance', 'dao', 'blockchain'],
  ...['mainnet', 'ecosystem', 'io'],
];
const AFTER_KIND: Record<Kind, string[]> = {
  coin: [],
  exchange: ['exchange', 'platform', 'earn', 'trust'],
};
const BEFORE_KIND: Record<Kind, string[]> = {
  coin: [],
  exchange: ['exchange', 'platform', 'bourse'],
};
const BEFORE_AR = ['عمله', 'شبكه', 'بروتوكول', 'منصه', 'بورصه', 'مشروع', 'رمز', 'سلسله'];
// And after these it is a verb: "could render network fees worthless".
const BEFORE_A_VERB = ['to', 'could', 'would', 'will', 'may', 'might', 'can', 'should', 'must'];

interface Place {
  headline: number;
  start: number;
  end: number;
}

/** Finds which of many listings are named in some headlines; each is to be `look`ed for before they are `found`. */
export function headlineNames(titles: string[]): {
  look(listing: NamedListing): void;
  found(): Mention[];
} {
  const headlines = titles.map((title) => wordsOf(withoutOthers(title)));
  const places = placesIn(headlines);
  const tickers = titles.map(tickersIn);
  const mentions: (Place & Mention)[] = [];

  return {
    look({ kind, id, symbol, names }) {
      const listing = { kind, id };
      for (const calling of new Set(names.flatMap(callings))) {
        for (const place of places.get(calling) ?? []) {
          const words = headlines[place.headline] ?? [];
          const isName = !isCommon(calling) || isNameHere(words, place, { kind, symbol });
          if (isName) mentions.push({ ...place, listing });
        }
      }
      if (!symbol) return;
      for (const [headline, { priced, spoken }] of tickers.entries()) {
        const isMeant = priced.includes(symbol) || (KIND[kind].isTraded && spoken.includes(symbol));
        if (isMeant) mentions.push({ headline, start: -1, end: -1, listing });
      }
    },
    found() {
      const found = [...Map.groupBy(mentions, ({ headline }) => headline).values()].flatMap(
        (same) => same.filter((one) => !same.some((other) => isWithin(one, other))),
      );
      const byKey = new Map(
        found.map(({ headline, listing }) => [
          `${headline} ${listing.kind}/${listing.id}`,
          { headline, listing },
        ]),
      );
      return [...byKey.values()];
    },
  };
}

function withoutOthers(title: string): string {
  return ` ${wordsOf(title).join(' ')} `.replace(OTHERS, ' _');
}

/** Where each run of words is, in every reading of its first. */
function placesIn(headlines: string[][]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const [headline, words] of headlines.entries()) {
    for (const [start, first] of words.entries()) {
      for (let end = start + 1; end <= Math.min(words.length, start + MOST_WORDS); end += 1) {
        const rest = words.slice(start + 1, end).map((word) => readingsOf(word)[1] ?? word);
        const plain = words.slice(start + 1, end);
        for (const reading of readingsOf(first)) {
          for (const run of new Set([
            [reading, ...rest].join(' '),
            [reading, ...plain].join(' '),
          ])) {
            const known = places.get(run);
            if (known) known.push({ headline, start, end });
            else places.set(run, [{ headline, start, end }]);
          }
        }
      }
    }
  }
  return places;
}

function tickersIn(title: string): { priced: string[]; spoken: string[] } {
  const isShouted =
    title === title.toUpperCase() && /\p{Script=Latin}{12}/u.test(title.replace(/\W/g, ''));
  return {
    priced: [...title.matchAll(DOLLAR_TICKERS)].map(([, ticker = '']) => ticker),
    spoken: isShouted ? [] : (title.match(SPOKEN_TICKERS) ?? []),
  };
}

function isCommon(calling: string): boolean {
  return calling.length < 3 || COMMON_WORDS.has(calling.replace(/^the /, ''));
}

function isNameHere(
  words: string[],
  { start, end }: Place,
  { kind, symbol }: Pick<NamedListing, 'kind' | 'symbol'>,
): boolean {
  const before = words[start - 1] ?? '';
  // "Rain's exchange"
  const after = (words[end] === 's' ? words[end + 1] : words[end]) ?? '';
  if (BEFORE_A_VERB.includes(before)) return false;
  const ticker = symbol?.toLowerCase() ?? '';
  if (ticker && [before, after].includes(ticker)) return true;
  if (AFTER.includes(after)) return true;
  if (readingsOf(before).some((reading) => BEFORE_AR.includes(reading))) return true;
  return AFTER_KIND[kind].includes(after) || BEFORE_KIND[kind].includes(before);
}

/** In one headline Bitcoin is not named where Bitcoin Cash is. */
function isWithin(one: Place, other: Place): boolean {
  if (one.start < 0 || other.start < 0) return false;
  const isLonger = other.end - other.start > one.end - one.start;
  return isLonger && other.start <= one.start && one.end <= other.end;
}
