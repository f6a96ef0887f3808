import { data } from 'react-router';
import { publisherView } from '#app/context/publisher.ts';
import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { orEmpty } from '#app/listing/or-empty.server.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { countDecisions } from '#domain/position/position-view.ts';
import { methodView } from '#domain/ruling/method-view.ts';
import { ledgerLength } from '#domain/ruling/read-ledger.ts';
import type { Counts } from './key-counts.tsx';

type Provided = Pick<Services, 'db' | 'log' | 'tally' | 'positions' | 'publisher'>;

/** The publisher, the rules of the verdicts and today's counts; without the database all but the counts. */
export function loadAbout({ publisher, log, ...provided }: Provided, language: Language) {
  const { verdictTable: rules } = methodView(language);
  const view = { publisher: publisherView(publisher, language), rules };
  type Loaded = typeof view & { counts: Counts | null };
  const load = async () => data<Loaded>({ ...view, counts: await countAll(provided) });
  return orEmpty<Loaded>(log, load, { ...view, counts: null });
}

async function countAll({
  db,
  tally,
  positions,
}: Pick<Provided, 'db' | 'tally' | 'positions'>): Promise<Counts> {
  const [{ verdicts, sources }, held, entries] = await Promise.all([
    tally.get(),
    positions.get(),
    ledgerLength(db),
  ]);
  const ofAllKinds = KINDS.flatMap((kind) => verdicts[kind]);
  return {
    listings: ofAllKinds.reduce((sum, { count }) => sum + count, 0),
    sources,
    decisions: countDecisions(held).decisions,
    entries,
  };
}
