import { data } from 'react-router';
import { publisherView } from '#app/context/publisher.ts';
import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { orEmpty } from '#app/unavailable/or-empty.server.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { countDecisions } from '#domain/position/position-view.ts';
import { ledgerLength } from '#domain/ruling/ledger/read-ledger.ts';
import type { DirectoryCounts } from './key-counts.tsx';

type Provided = Pick<Services, 'db' | 'log' | 'tally' | 'positions' | 'publisher'>;

/** The publisher and today's counts; without the database all but the counts. */
export function loadAbout({ publisher, log, ...provided }: Provided, language: Language) {
  const view = { publisher: publisherView(publisher, language) };
  type Loaded = typeof view & { counts: DirectoryCounts | null };
  const load = async () => data<Loaded>({ ...view, counts: await countAll(provided) });
  return orEmpty<Loaded>(log, load, { ...view, counts: null });
}

async function countAll({
  db,
  tally,
  positions,
}: Pick<Provided, 'db' | 'tally' | 'positions'>): Promise<DirectoryCounts> {
  const [{ verdicts, sources }, held, ledgerEntries] = await Promise.all([
    tally.get(),
    positions.get(),
    ledgerLength(db),
  ]);
  const listed = (kind: Kind) => verdicts[kind].reduce((sum, { count }) => sum + count, 0);
  return {
    coins: listed('coin'),
    exchanges: listed('exchange'),
    decisions: countDecisions(held).decisions,
    ledgerEntries,
    sources,
  };
}
