import { formOfPosition } from '#app/editing/position/typed-position.ts';
import { formOfRuling } from '#app/editing/ruling/begin-ruling.ts';
import type { RulingValues } from '#app/editing/ruling/typed-ruling.ts';
import { formOfSoundness } from '#app/editing/soundness/typed-soundness.ts';
import type { Database } from '#db/client.ts';
import { accounts } from '#db/schema.ts';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { addRecorded } from '#domain/listing/change/save.ts';
import { KIND, KINDS, type Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { CURRENT_METHOD, everyCriterionOf } from '#domain/method/method.ts';
import { addPositions } from '#domain/position/positions.ts';
import { ROUTE_PATHS } from '#tests/requests/route-paths.ts';
import { combinations } from './combinations.ts';
import {
  addressesWithTexts,
  type FieldText,
  FREE_FIELDS,
  listingWithTexts,
  PAYLOADS,
} from './hostile-markup.ts';
import { positionsWithTexts } from './hostile-rulings.ts';
import { LOGO, saveMeanwhile } from './listing-form.ts';
import { formFields } from './rulings.ts';

/** A request for a page; with `fields`, a form that is sent. */
export interface PageRequest {
  path: string;
  fields?: Record<string, string>;
}

const ALL = [...PAYLOADS.keys()];
/** The payloads in the texts of a kind's listings: every other one, since the same components show both kinds. */
const NUMBERS: Record<Kind, readonly number[]> = {
  coin: combinations(everyOther(0), ALL),
  exchange: combinations(everyOther(1), ALL),
};

/** Adds listings of both kinds with every kind of history: edited, restored, deleted, and added again. */
export async function addListingsWithTexts(
  { db }: { db: Database },
  textFor: FieldText,
): Promise<void> {
  const by = 'editor@example.com';
  const publicName = ALL.map((number) => textFor('public.name', number)).join(' ');
  await db
    .insert(accounts)
    .values({ id: by, email: by, passwordHash: '', isAdmin: true, publicName });
  await addPositions(db, positionsWithTexts(textFor, ALL));
  for (const kind of KINDS) {
    const numbers = NUMBERS[kind];
    const listing = listingWithTexts(textFor, { kind, id: 'marked', numbers });
    const marketId = kind === 'coin' ? 'listed' : null;
    await addRecorded(db, { ...listing, marketId }, { what: 'added', by });
    const { country, texts } = listing;
    const [first = 0, second = 0] = numbers;
    const changed = {
      en: { reason: textFor('en.reason', first) },
      ar: { reason: textFor('ar.reason', first) },
      country: textFor('country', second),
    };
    await saveMeanwhile(db, kind, listing.id, changed);
    const back = {
      en: { reason: texts.en?.reason ?? '' },
      ar: { reason: texts.ar?.reason ?? '' },
      country,
    };
    await saveMeanwhile(db, kind, listing.id, back);
    for (const id of ['gone', 'again']) {
      const listing = listingWithTexts(textFor, { kind, id, numbers });
      await addRecorded(db, listing, { what: 'added', by });
      await deleteListing(db, kind, id, { version: 1, by });
      if (id === 'again') await addRecorded(db, listing, { what: 'added', by });
    }
  }
}

/** Requests for every page of the route table, and for every response of a form, on a site with these listings. */
export function pageRequests(textFor: FieldText): PageRequest[] {
  const word = (number: number) => encodeURIComponent(textFor('query', number));
  const routes = ROUTE_PATHS.filter(isPage);
  const plain = combinations(inOneLanguage(routes), routes).map((path) => addressOf(path, word));
  const lists = (prefix: string) => [
    `${prefix}/?tab=comparison`,
    `${prefix}/?tab=comparison&page=${word(0)}`,
    `${prefix}/cryptocurrencies?q=${word(1)}&category=${word(2)}&sort=${word(3)}`,
    `${prefix}/exchange?q=${word(4)}&category=${word(5)}`,
    `${prefix}/markets?q=${word(6)}&sort=${word(7)}`,
    ...[2, 3].map((page) => `${prefix}/markets?page=${page}`),
    `${prefix}/news?category=${word(8)}`,
    ...[2, 4, 7, 10].map((page) => `${prefix}/news?page=${page}`),
    `${prefix}/crypto?${word(9)}=${word(10)}`,
    `${prefix}/search?q=${encodeURIComponent(unlikeAddress(textFor('query', 22)))}`,
    `${prefix}/search?q=en.name`,
    `${prefix}/check?q=${word(23)}`,
    `${prefix}/compare?ids=marked,again`,
    `${prefix}/compare?kind=exchange&ids=marked,again`,
    `${prefix}/compare?of=${word(24)}&of=${word(25)}`,
    `${prefix}/compare?kind=${word(26)}&ids=${word(27)}`,
    `${prefix}/changes?of=coin:marked`,
    `${prefix}/changes?of=exchange:gone`,
    `${prefix}/changes?of=${word(28)}&before=${word(29)}`,
    `${prefix}/coin/${word(11)}`,
    `${prefix}/exchange/${word(12)}`,
  ];
  const [arabic, english] = [lists(''), lists('/en')];
  // Both languages render the same components.
  const some = arabic.map((path, place) => (place % 2 === 0 ? path : (english[place] ?? path)));
  const admin = KINDS.map((kind) => `/admin/${KIND[kind].collection}`).flatMap((list) => [
    `${list}?q=${word(13)}&category=${word(14)}`,
    `${list}?q=marked&done=updated&id=marked`,
    `${list}?done=deleted&id=gone&change=1`,
    `${list}?done=added&id=${word(15)}`,
    `${list}/edit/${word(16)}`,
    `${list}/edit/marked?done=${word(17)}`,
    `${list}/delete/${word(18)}`,
    `${list}/ruling/marked?scope=margin&done=${word(30)}`,
    `${list}/ruling/${word(31)}?scope=${word(32)}`,
    `${list}/soundness/${word(34)}`,
    `${list}/soundness/marked?done=${word(35)}`,
  ]);
  const signIn = [
    `/admin/login?next=${word(19)}&problem=${word(20)}`,
    '/admin/login?problem=wrong',
  ];
  const badges = KINDS.flatMap((kind) => [
    `/embed/${kind}/marked?lang=en`,
    `/embed/${kind}/marked?lang=ar&theme=${word(33)}`,
  ]);
  const ofExchanges = answeredForms('exchange', textFor);
  return [
    ...[
      ...plain,
      ...combinations(some, [...arabic, ...english]),
      ...badges,
      ...admin,
      ...signIn,
    ].map((path) => ({ path })),
    ...answeredForms('coin', textFor),
    ...combinations(
      ofExchanges.filter(({ path }) => /add$|ruling/.test(path)),
      ofExchanges,
    ),
    {
      path: '/admin/positions/edit/marked-2',
      fields: { ...typedStated(textFor), version: '0' },
    },
    { path: '/admin/positions/delete/marked-2', fields: { version: '0' } },
    { path: '/admin/positions/add', fields: { ...typedStated(textFor), stance: '' } },
    {
      path: '/admin/login',
      fields: { email: textFor('email', 0), password: 'x', next: textFor('next', 1) },
    },
  ];
}

function everyOther(first: number): number[] {
  return ALL.filter((number) => number % 2 === first);
}

// Pages with texts of listings in both languages, every other one in Arabic and English by turns.
function inOneLanguage(routes: string[]): string[] {
  const byPage = Map.groupBy(routes, (path) => path.replace(/^\/(ar|en)(?=\/|$)/, '') || '/');
  return [...byPage].flatMap(([page, paths], place) => {
    if (page.startsWith('/admin')) return paths;
    const shown = paths.filter((path) => !/^\/ar(\/|$)/.test(path));
    return page.includes(':') ? shown : (shown[place % shown.length] ?? []);
  });
}

// The search leads what looks like an address, as a long word does, to the check. Only a whole payload is behind its label.
function unlikeAddress(text: string): string {
  return text.replace(/^\[([^\]]*)\]/, '($1)').replaceAll(/\.|n{3,}/g, ' ');
}

/** False for data routes. */
export function isPage(path: string): boolean {
  return !path.endsWith('.json');
}

function addressOf(path: string, word: (number: number) => string): string {
  return path
    .replace('/*', `/nowhere/${word(21)}`)
    .replace(/positions\/(edit|delete)\/:id/, 'positions/$1/marked-1')
    .replace(':holder', 'marked')
    .replace(':code', 'ae')
    .replace(':entry', '1')
    .replace(':id', 'marked')
    .replace(':scope', 'margin')
    .replace(':change', '1');
}

// A refused form is shown again with its values, beside the stored ones or in a message.
function answeredForms(kind: Kind, textFor: FieldText): PageRequest[] {
  const list = `/admin/${KIND[kind].collection}`;
  const typed = typedFields(kind, textFor);
  const key = `00000000-0000-4000-8000-00000000000${kind.length}`;
  const texts = Object.fromEntries(
    Object.entries(typed).filter(([name]) => /^(en|ar)\./.test(name)),
  );
  const stale = { version: '1' };
  const why = { 'why.en': textFor('ruling.why', 0), 'why.ar': textFor('ruling.why', 1) };
  const due = { reviewDue: textFor('due', 0) };
  return [
    { path: `${list}/add`, fields: { ...typed, symbol: '<b>' } },
    { path: `${list}/add`, fields: { ...typed, key } },
    { path: `${list}/add`, fields: { ...typed, country: 'Oman', key } },
    { path: `${list}/add/translate`, fields: typed },
    { path: `${list}/edit/marked`, fields: { ...typed, ...stale } },
    { path: `${list}/edit/marked`, fields: { ...typed, ...stale, rank: 'x', rating: 'x' } },
    { path: `${list}/edit/nothing`, fields: { ...typed, ...stale } },
    { path: `${list}/edit/marked/translate`, fields: { ...typed, ...stale } },
    { path: `${list}/edit/marked/put-back/${kind === 'coin' ? 2 : 10}`, fields: stale },
    {
      path: `${list}/translations/marked`,
      fields: { ...texts, ...stale, 'tr.name': textFor('tr.name', 1) },
    },
    { path: `${list}/translations/marked`, fields: { ...texts, ...stale, 'en.reason': '<b>' } },
    { path: `${list}/delete/marked`, fields: stale },
    { path: `${list}/soundness/marked`, fields: { ...typedSoundness(kind, textFor), ...stale } },
    {
      path: `${list}/soundness/marked`,
      fields: { ...typedSoundness(kind, textFor), 'law.answer': textFor('answer', 0) },
    },
    // These pages are long and alike for both kinds: each kind has another refusal.
    {
      path: `${list}/ruling/marked`,
      fields: { ...typedRuling(kind, textFor, kind === 'coin' ? {} : due), ...stale },
    },
    {
      path: `${list}/ruling/marked/remove/margin`,
      fields: kind === 'coin' ? { ...why, 'why.ar': '' } : { ...why, ...stale },
    },
    // The listing that was added again.
    { path: `${list}/put-back/${kind === 'coin' ? 7 : 15}`, fields: {} },
    { path: `${list}/put-back/1`, fields: {} },
  ];
}

/** The fields of a ruling's form. */
function typedRuling(
  kind: Kind,
  textFor: FieldText,
  more: Partial<RulingValues> = {},
): Record<string, string> {
  const { spot } = typedListing(kind, textFor).rulings;
  const criteria = everyCriterionOf(CURRENT_METHOD, kind, 'spot');
  const from = { criteria, reviewer: null, today: '2026-11-21' };
  const input = formOfRuling({ verdict: 'halal', grounds: spot?.grounds ?? null }, from);
  const why = { en: textFor('ruling.why', 2), ar: textFor('ruling.why', 3) };
  return formFields({ ...input, why, ...more });
}

/** The fields of the form of the answers about soundness. */
function typedSoundness(kind: Kind, textFor: FieldText): Record<string, string> {
  return formFields(formOfSoundness(typedListing(kind, textFor).soundness, 1));
}

// Titles and names must not contain line separators.
function typedListing(kind: Kind, textFor: FieldText): Listing {
  const onOneLine: FieldText = (field, number) =>
    textFor(field, number).replaceAll(/[\u2028\u2029]/g, ' ');
  return listingWithTexts(onOneLine, { kind, id: 'typed', numbers: NUMBERS[kind] });
}

/** The fields of a position's form. */
function typedStated(textFor: FieldText): Record<string, string> {
  const [position = null] = positionsWithTexts(textFor, [3]);
  return formFields(formOfPosition(position, { today: '2026-11-21' }));
}

/** The fields of a listing's form that can be saved. */
function typedFields(kind: Kind, textFor: FieldText): Record<string, string> {
  const lines = (field: string) => NUMBERS[kind].map((number) => textFor(field, number)).join('\n');
  const texts = ['en', 'ar'].flatMap((language) =>
    ['description', 'pros', 'cons', 'reason'].map((field) => `${language}.${field}`),
  );
  const { image: _, ...addresses } = addressesWithTexts(textFor, 0);
  return {
    ...Object.fromEntries(texts.map((name) => [name, lines(name)])),
    'en.name': textFor('en.name', 1),
    'ar.name': textFor('ar.name', 2),
    ...Object.fromEntries(FREE_FIELDS.map((name) => [name, textFor(name, 0)])),
    symbol: 'BTC',
    image: LOGO,
    rating: '4',
    established: '<b>"',
    twitter: '@bitcoin',
    ...addresses,
  };
}
