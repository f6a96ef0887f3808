import { inputOf } from '#app/editing/ruling/begin-ruling.ts';
import type { RulingInput } from '#app/editing/ruling/typed-ruling.ts';
import type { Database } from '#db/client.ts';
import { accounts } from '#db/schema.ts';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { addRecorded } from '#domain/listing/change/save.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { CURRENT_METHOD, criteriaOf } from '#domain/method/method.ts';
import { ROUTE_PATHS } from '#tests/requests/route-paths.ts';
import { someOf } from './combinations.ts';
import { type Mark, markedAddresses, markedListing, PAYLOADS } from './hostile-markup.ts';
import { LOGO, saveMeanwhile } from './listing-form.ts';
import { fieldsOf } from './rulings.ts';

/** A page to look at; one that answers a form, where there are fields. */
export interface Visit {
  path: string;
  fields?: Record<string, string>;
}

const KINDS = ['coin', 'exchange'] as const;
const ALL = [...PAYLOADS.keys()];

/** Listings of either kind that have had all there is done to them: added, edited, deleted, put back by hand. */
export async function addMarked({ db }: { db: Database }, mark: Mark): Promise<void> {
  const by = 'editor@example.com';
  const publicName = ALL.map((number) => mark('public.name', number)).join(' ');
  await db
    .insert(accounts)
    .values({ id: by, email: by, passwordHash: '', isAdmin: true, publicName });
  for (const kind of KINDS) {
    const listing = markedListing(mark, { kind, id: 'marked', numbers: ALL });
    const marketId = kind === 'coin' ? 'listed' : null;
    await addRecorded(db, { ...listing, marketId }, { what: 'added', by });
    const { country, texts } = listing;
    const changed = {
      en: { reason: mark('en.reason', 0) },
      ar: { reason: mark('ar.reason', 0) },
      country: mark('country', 1),
    };
    await saveMeanwhile(db, kind, listing.id, changed);
    const back = {
      en: { reason: texts.en?.reason ?? '' },
      ar: { reason: texts.ar?.reason ?? '' },
      country,
    };
    await saveMeanwhile(db, kind, listing.id, back);
    for (const id of ['gone', 'again']) {
      const listing = markedListing(mark, { kind, id, numbers: ALL });
      await addRecorded(db, listing, { what: 'added', by });
      await deleteListing(db, kind, id, { version: 1, by });
      if (id === 'again') await addRecorded(db, listing, { what: 'added', by });
    }
  }
}

/** Every page of the route table, and every page a form answers with, of a site with these listings. */
export function visitsOf(mark: Mark): Visit[] {
  const word = (number: number) => encodeURIComponent(mark('query', number));
  const plain = ROUTE_PATHS.filter(isPage).map((path) => addressOf(path, word));
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
    `${prefix}/search?q=${word(22)}`,
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
  // What they show is made alike in both.
  const some = arabic.map((path, place) => (place % 2 === 0 ? path : (english[place] ?? path)));
  const admin = KINDS.flatMap((kind) => [
    `/admin/${kind}s?q=${word(13)}&category=${word(14)}`,
    `/admin/${kind}s?q=marked&done=updated&id=marked`,
    `/admin/${kind}s?done=deleted&id=gone&change=1`,
    `/admin/${kind}s?done=added&id=${word(15)}`,
    `/admin/${kind}s/edit/${word(16)}`,
    `/admin/${kind}s/edit/marked?done=${word(17)}`,
    `/admin/${kind}s/delete/${word(18)}`,
    `/admin/${kind}s/ruling/marked?scope=margin&done=${word(30)}`,
    `/admin/${kind}s/ruling/${word(31)}?scope=${word(32)}`,
  ]);
  const signIn = [
    `/admin/login?next=${word(19)}&problem=${word(20)}`,
    '/admin/login?problem=wrong',
  ];
  const badges = KINDS.flatMap((kind) => [
    `/embed/${kind}/marked?lang=en`,
    `/embed/${kind}/marked?lang=ar&theme=${word(33)}`,
  ]);
  return [
    ...[...plain, ...someOf(some, [...arabic, ...english]), ...badges, ...admin, ...signIn].map(
      (path) => ({ path }),
    ),
    ...KINDS.flatMap((kind) => answeredForms(kind, mark)),
    {
      path: '/admin/login',
      fields: { email: mark('email', 0), password: 'x', next: mark('next', 1) },
    },
  ];
}

/** What is JSON to a browser is never read as a page. */
export function isPage(path: string): boolean {
  return !path.endsWith('.json');
}

function addressOf(path: string, word: (number: number) => string): string {
  return path
    .replace('/*', `/nowhere/${word(21)}`)
    .replace(':id', 'marked')
    .replace(':scope', 'margin')
    .replace(':change', '1');
}

// What is refused is shown again: as it was typed, beside what is kept, or named.
function answeredForms(kind: Kind, mark: Mark): Visit[] {
  const list = `/admin/${kind}s`;
  const typed = typedFields(mark);
  const key = `00000000-0000-4000-8000-00000000000${kind.length}`;
  const texts = Object.fromEntries(
    Object.entries(typed).filter(([name]) => /^(en|ar)\./.test(name)),
  );
  const stale = { version: '1' };
  const why = { 'why.en': mark('ruling.why', 0), 'why.ar': mark('ruling.why', 1) };
  const due = { reviewDue: mark('due', 0) };
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
      fields: { ...texts, ...stale, 'tr.name': mark('tr.name', 1) },
    },
    { path: `${list}/translations/marked`, fields: { ...texts, ...stale, 'en.reason': '<b>' } },
    { path: `${list}/delete/marked`, fields: stale },
    // They are long, and one kind's are like the other's.
    ...(kind === 'coin'
      ? [
          { path: `${list}/ruling/marked`, fields: { ...typedRuling(kind, mark), ...stale } },
          { path: `${list}/ruling/marked/remove/margin`, fields: { ...why, 'why.ar': '' } },
        ]
      : [
          {
            path: `${list}/ruling/marked`,
            fields: { ...typedRuling(kind, mark, due), ...stale },
          },
          { path: `${list}/ruling/marked/remove/margin`, fields: { ...stale, ...why } },
        ]),
    // Of the one that is there again.
    { path: `${list}/put-back/${kind === 'coin' ? 7 : 15}`, fields: {} },
    { path: `${list}/put-back/1`, fields: {} },
  ];
}

/** A ruling as its form sends it. */
function typedRuling(
  kind: Kind,
  mark: Mark,
  more: Partial<RulingInput> = {},
): Record<string, string> {
  // Its titles and names are refused with a line separator in them.
  const onOneLine: Mark = (field, number) => mark(field, number).replaceAll(/[\u2028\u2029]/g, ' ');
  const { spot } = markedListing(onOneLine, { kind, id: 'typed', numbers: ALL }).rulings;
  const criteria = criteriaOf(CURRENT_METHOD, kind, 'spot');
  const from = { criteria, reviewer: null, today: '2026-11-21' };
  const input = inputOf({ verdict: 'halal', grounds: spot?.grounds ?? null }, from);
  const why = { en: mark('ruling.why', 2), ar: mark('ruling.why', 3) };
  return fieldsOf({ ...input, why, ...more });
}

/** A form that can be saved. */
function typedFields(mark: Mark): Record<string, string> {
  const lines = (field: string) => ALL.map((number) => mark(field, number)).join('\n');
  const texts = ['en', 'ar'].flatMap((language) =>
    ['description', 'pros', 'cons', 'reason'].map((field) => `${language}.${field}`),
  );
  const { image: _, ...addresses } = markedAddresses(mark, 0);
  return {
    ...Object.fromEntries(texts.map((name) => [name, lines(name)])),
    'en.name': mark('en.name', 1),
    'ar.name': mark('ar.name', 2),
    country: mark('country', 0),
    symbol: 'BTC',
    image: LOGO,
    rating: '4',
    established: '<b>"',
    twitter: '@bitcoin',
    ...addresses,
  };
}
