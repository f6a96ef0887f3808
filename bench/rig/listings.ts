import { slugOf } from '#domain/listing/change/slug.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { type Listing, type ListingTexts, withRulings } from '#domain/listing/listing.ts';
import { NO_VALUES } from '#domain/listing/plain-field.ts';
import { SPOT } from '#domain/method/scope.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { makeGrounds } from './rulings.ts';
import { CONS, DESCRIPTIONS, PROS, REASONS } from './texts.ts';
import { COUNTRIES, FIRST, LAST, SECOND, SYLLABLES, type Word } from './words.ts';

/** Search terms, named after their matches in 100,000 listings. */
export const TERMS = [
  { name: 'one letter', q: 'a' },
  { name: 'one Arabic letter', q: 'ب' },
  { name: 'two letters', q: 'zo' },
  { name: 'two Arabic letters', q: 'زو' },
  { name: 'rare (1 match)', q: 'samarqandi' },
  { name: '250 matches', q: 'qirat' },
  { name: '250 matches, Arabic', q: 'قيراط' },
  { name: 'thousands of matches', q: 'ledger' },
  { name: 'thousands of matches, Arabic', q: 'السجل' },
  { name: 'no match', q: 'qqxyzzy' },
];

const SEED = 20_260_101;
const RARE_AT = 500;
const ONE_IN_QIRAT = 400;
const EXCHANGES_ONE_IN = 10;
/** One in this many listings with a verdict has findings for the criteria. */
const GROUNDS_ONE_IN = 3;
const START = Date.UTC(2023, 0, 1);
const MINUTES_APART = 15;
/** Cumulative per cent of the listings by verdict; null: unreviewed. */
const VERDICTS: [Verdict | null, number][] = [
  ['halal', 45],
  ['questionable', 70],
  ['haram', 90],
  [null, 100],
];
const LOGOS = ['aave', 'algorand', 'aptos', 'bitcoin', 'bnb', 'cardano', 'cosmos', 'dai', 'monero'];

/** The first `count` listings of the generated directory, which is deterministic. */
export function* makeListings(count: number): Generator<Listing> {
  const random = newRandom(SEED);
  const taken = new Set<string>();
  for (let place = 0; place < count; place += 1) {
    yield makeListing(place, random, taken);
  }
}

/** Whether the listing at this place is a coin or an exchange. */
function kindAt(place: number): Kind {
  return place % EXCHANGES_ONE_IN === EXCHANGES_ONE_IN - 1 ? 'exchange' : 'coin';
}

function makeListing(place: number, random: Random, taken: Set<string>): Listing {
  const kind = kindAt(place);
  const name = nameAt(place, random);
  const id = freeId(`${kind} `, slugOf(name[0]), taken);
  const verdict = verdictOf(random.upTo(100));
  const created = new Date(START + (place * MINUTES_APART + random.upTo(MINUTES_APART)) * 60_000);
  const year = String(2009 + random.upTo(16));
  const site = `https://${id}.example`;
  const some = (share: number, value: string) => (random.upTo(100) < share ? value : null);
  const hasGrounds = place % GROUNDS_ONE_IN === 0;
  const listing = {
    kind,
    id,
    ...NO_VALUES,
    symbol: symbolOf(name[0], random),
    image: some(60, `/logos/${random.pick(LOGOS)}.svg`),
    rating: random.upTo(20) === 0 ? null : random.upTo(11) / 2,
    established: year,
    country: some(kind === 'exchange' ? 95 : 40, random.pick(COUNTRIES)),
    rank: kind === 'coin' ? place + 1 : null,
    website: site,
    twitter: some(70, `@${id.replaceAll('-', '_').slice(0, 15)}`),
    reddit: some(30, `https://www.reddit.com/r/${id}`),
    github: some(40, `https://github.com/${id}`),
    telegram: some(50, `https://t.me/${id}`),
    whitepaper: some(50, `${site}/paper.pdf`),
    createdAt: created,
    updatedAt: created,
    texts: textsOf(name, year, verdict, random),
    doubts: {},
    offers: {},
    soundness: {},
    terms: {},
    contracts: [],
    licences: [],
  };
  const grounds = verdict && hasGrounds ? makeGrounds(kind, verdict, site) : null;
  const ruling = { verdict, ruledAt: created.toISOString(), grounds };
  return withRulings(listing, verdict ? { [SPOT]: ruling } : {});
}

function nameAt(place: number, random: Random): Word {
  if (place === RARE_AT) return ['Samarqandi Coin', 'سمرقندي كوين'];
  const [first, second, last] = [random.pick(FIRST), random.pick(SECOND), random.pick(LAST)];
  const made = () => [random.pick(SYLLABLES), random.pick(SYLLABLES), random.pick(SYLLABLES)];
  const words: Word[] =
    place % ONE_IN_QIRAT === 7
      ? [['Qirat', 'قيراط'], second, last]
      : random.upTo(100) < 45
        ? [first, second, last]
        : [joined(made()), random.upTo(3) === 0 ? second : last];
  return [sentence(words, 0), sentence(words, 1)];
}

function joined(syllables: Word[]): Word {
  const en = syllables.map(([latin]) => latin).join('');
  return [
    (en[0] ?? '').toUpperCase() + en.slice(1),
    syllables.map(([, arabic]) => arabic).join(''),
  ];
}

function sentence(words: Word[], language: 0 | 1): string {
  return words
    .map((word) => word[language])
    .filter((word) => word !== '')
    .join(' ');
}

function freeId(prefix: string, slug: string, taken: Set<string>): string {
  let id = slug;
  for (let number = 2; taken.has(prefix + id); number += 1) id = `${slug}-${number}`;
  taken.add(prefix + id);
  return id;
}

function symbolOf(name: string, random: Random): string {
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '');
  return letters.slice(0, 2 + random.upTo(3)) + (random.upTo(4) === 0 ? random.upTo(100) : '');
}

function verdictOf(drawn: number): Verdict | null {
  return VERDICTS.find(([, upTo]) => drawn < upTo)?.[0] ?? null;
}

function textsOf(name: Word, year: string, verdict: Verdict | null, random: Random) {
  const description = random.some(DESCRIPTIONS, 3 + random.upTo(2));
  const pros = random.some(PROS, 3 + random.upTo(2));
  const cons = random.some(CONS, 3 + random.upTo(2));
  const reason = REASONS[verdict ?? ''];
  const inLanguage = (language: 0 | 1): ListingTexts => {
    const told = (words: Word[], between: string) =>
      words
        .map((word) => word[language].replaceAll('@', name[language]).replaceAll('#', year))
        .join(between) || null;
    return {
      name: name[language],
      description: told(description, ' '),
      pros: told(pros, '\n'),
      cons: told(cons, '\n'),
      reason: told(reason, ' '),
    };
  };
  // A twentieth has no translation.
  return random.upTo(20) === 0 ? { en: inLanguage(0) } : { en: inLanguage(0), ar: inLanguage(1) };
}

interface Random {
  /** A whole number from 0 up to, not including, `limit`. */
  upTo(limit: number): number;
  pick<T>(from: readonly T[]): T;
  /** `count` different elements. */
  some<T>(from: readonly T[], count: number): T[];
}

// Mulberry32: a small deterministic generator.
function newRandom(seed: number): Random {
  let state = seed;
  const upTo = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
  return {
    upTo,
    pick: <T>(from: readonly T[]) => from[upTo(from.length)] as T,
    some: <T>(from: readonly T[], count: number) => {
      const start = upTo(from.length);
      const step = [1, 3, 7][upTo(3)] ?? 1;
      return Array.from(
        { length: count },
        (_, place) => from[(start + place * step) % from.length] as T,
      );
    },
  };
}
