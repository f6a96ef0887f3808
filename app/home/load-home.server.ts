import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { scriptLanguage } from '#app/i18n/script-language.ts';
import type { EntryView } from '#app/ledger/entry-view.ts';
import { loadLatestChanges } from '#app/ledger/load-latest.server.ts';
import { pagedData } from '#app/listing/paged-data.server.ts';
import { ruledSummaries } from '#app/listing/ruled-summaries.server.ts';
import { coveredNames } from '#app/position/covered.server.ts';
import { withChanges } from '#app/ruling/with-changes.server.ts';
import { orEmpty } from '#app/unavailable/or-empty.server.ts';
import { cachedReading } from '#db/reading-cache.ts';
import type { RuledSummary } from '#domain/listing/display.ts';
import { findListing } from '#domain/listing/find.ts';
import { type Kind, perKind } from '#domain/listing/kind.ts';
import { listListings, listPage } from '#domain/listing/list/list.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { methodOf } from '#domain/method/method.ts';
import { SPOT } from '#domain/method/scope.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import type { Position } from '#domain/position/position.ts';
import { subjectsOf } from '#domain/position/subjects.ts';
import { ledgerLength } from '#domain/ruling/ledger/read-ledger.ts';
import { judgedIn, rulingOn } from '#domain/ruling/ruling.ts';
import { findingView } from '#domain/ruling/ruling-view.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { firstSentence } from '#domain/text/sentences.ts';
import type { Comparison } from './comparison-view.tsx';
import { distribution } from './distribution.ts';
import { type HomeQuery, readHomeQuery } from './home-query.ts';
import type { Sample } from './review-mockup.tsx';
import type { ContestedSubjects } from './scholars-differ.tsx';
import type { HomeCoin } from './trending-section.tsx';
import type { BoardView } from './verdict-board.tsx';

// Sizes: requirement 6.2.
const FEATURED = 3;
const PAGE_SIZE = 5;
const COMPARED = 20;
const CONTESTED = 2;

type Listed = (RuledSummary & { changedAt: string | null })[];

interface Home {
  exchanges: Listed;
  coins: HomeCoin[];
  /** Null: the address has the featured coins. */
  comparison: Comparison | null;
  /** Null: the directory could not be read. */
  board: BoardView | null;
  /** Null: no coin of the board has a quoted source. */
  sample: Sample | null;
  changes: EntryView[];
  contested: ContestedSubjects;
}

const EMPTY: Home = {
  exchanges: [],
  coins: [],
  comparison: null,
  board: null,
  sample: null,
  changes: [],
  contested: { subjects: [], names: {} },
};

/** The home page's data; `url` says whether it shows the featured coins or the comparison, and which page of it. */
export function loadHome(provided: Services, url: URL) {
  const { db, log } = provided;
  const language = languageOf(url.pathname);
  const query = readHomeQuery(url.searchParams);
  const load = async () => {
    const [exchanges, coins, comparison, board, changes, positions] = await Promise.all([
      loadExchanges(provided, language),
      loadCoins(provided, language),
      query.view === 'comparison' ? loadComparison(provided, language, query) : null,
      loadBoard(provided, language),
      loadLatestChanges(provided, language),
      provided.positions.get(),
    ]);
    const [sample, contested] = await Promise.all([
      loadSample(db, language, board.shown),
      loadContested(db, positions, language),
    ]);
    const home: Home = { exchanges, coins, comparison, board, sample, changes, contested };
    return pagedData(home, comparison !== null && comparison.page !== query.page);
  };
  return orEmpty(log, load, EMPTY);
}

async function loadExchanges(provided: Services, language: Language): Promise<Listed> {
  const newest = await listListings(provided.db, 'exchange', {}, { limit: FEATURED });
  return featured(provided, 'exchange', newest, language);
}

async function loadCoins(provided: Services, language: Language): Promise<HomeCoin[]> {
  const newest = await listListings(provided.db, 'coin', {}, { limit: FEATURED });
  const coins = await featured(provided, 'coin', newest, language);
  const matches = await Promise.all(newest.map((listing) => provided.market.coinOf(listing)));
  return coins.map((coin, place) => {
    const { price = null, change24h = null } = matches[place]?.coin ?? {};
    return { ...coin, live: price === null ? null : { price, change24h } };
  });
}

async function featured(
  provided: Services,
  kind: Kind,
  newest: ListedListing[],
  language: Language,
): Promise<Listed> {
  const summaries = await ruledSummaries(provided, newest, language, 'featured');
  return withChanges(provided.db, kind, summaries);
}

async function loadContested(
  db: Services['db'],
  positions: readonly Position[],
  language: Language,
): Promise<ContestedSubjects> {
  const subjects = subjectsOf(positions, language)
    .filter(({ stances }) => stances.length > 1)
    .slice(0, CONTESTED)
    .map(({ cover, decisions, byStance }) => ({ cover, decisions, byStance }));
  const covers = subjects.map(({ cover }) => cover);
  return { subjects, names: await coveredNames(db, [{ covers }], language) };
}

async function loadBoard(provided: Services, language: Language): Promise<BoardView> {
  const { db, tally } = provided;
  const [ofEach, { verdicts, sources }, ledgerEntries] = await Promise.all([
    Promise.all(
      VERDICTS.map((category) => listListings(db, 'coin', { category }, { limit: FEATURED + 1 })),
    ),
    tally.get(),
    ledgerLength(db),
  ]);
  const all = perKind((kind) => verdicts[kind].reduce((sum, { count }) => sum + count, 0));
  // The featured coins are the newest of all, and the page shows them twice: the last of one more is none of them.
  const shown = ofEach.flatMap((coins) => coins.at(-1) ?? []);
  return {
    counts: { coins: all.coin, exchanges: all.exchange, sources, ledgerEntries },
    verdicts: verdicts.coin,
    shown: await ruledSummaries(provided, shown, language, 'paginated'),
  };
}

// The first coin of the board with a source.
async function loadSample(
  db: Services['db'],
  language: Language,
  [listing]: RuledSummary[],
): Promise<Sample | null> {
  if (!listing) return null;
  const { kind, id } = listing;
  const shown = await cachedReading(['sample', kind, id, language], () =>
    firstEvidence(db, { kind, id }, language),
  );
  return shown && { listing, ...shown };
}

async function firstEvidence(
  db: Services['db'],
  { kind, id }: Pick<RuledSummary, 'kind' | 'id'>,
  language: Language,
): Promise<Omit<Sample, 'listing'> | null> {
  const stored = await findListing(db, kind, id);
  const grounds = stored && rulingOn(stored, SPOT)?.grounds;
  if (!stored || !grounds) return null;
  const method = methodOf(grounds.method);
  const { judgedOn } = judgedIn(stored.kind, SPOT, grounds);
  for (const [id, found] of Object.entries(grounds.criteria)) {
    const [first] = found.evidence;
    const criterion = method.criteria[stored.kind][id];
    if (!first || !criterion) continue;
    const { quote, title, readOn } = first;
    // Readers of another language have what we found in it.
    const isForeign = scriptLanguage(quote) !== language;
    const finding = findingView(method, found, { language, day: judgedOn });
    const note = isForeign && found.note ? firstSentence(inLanguage(found.note, language)) : null;
    const website = webAddress(stored.website)?.host ?? null;
    const name = inLanguage(criterion.name, language);
    return { criterion: name, finding, note, evidence: { quote, title, readOn }, website };
  }
  return null;
}

async function loadComparison(
  provided: Services,
  language: Language,
  query: HomeQuery,
): Promise<Comparison> {
  const { db, landmarks } = provided;
  const [{ items, page, pages }, compared] = await Promise.all([
    listPage(db, 'coin', {}, { page: query.page, pageSize: PAGE_SIZE, landmarks }),
    listListings(db, 'coin', {}, { limit: COMPARED }),
  ]);
  const summaries = await ruledSummaries(provided, items, language, 'paginated');
  return {
    items: await withChanges(db, 'coin', summaries),
    page,
    pages,
    distribution: distribution(compared),
  };
}
