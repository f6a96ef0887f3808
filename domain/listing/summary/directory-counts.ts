import { sql } from 'drizzle-orm';
import { cacheUntilChange } from '#db/cache-until-change.ts';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { listings, rulingLedger } from '#db/schema.ts';
import { toneOf } from '#domain/method/definition.ts';
import { methodOf } from '#domain/method/method.ts';
import type { Scope } from '#domain/method/scope.ts';
import { type JudgedGrounds, judgedIn } from '#domain/ruling/ruling.ts';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';
import { type Kind, perKind } from '../kind.ts';

/** Listings with one main verdict. */
export interface VerdictCount {
  /** Null: nobody has ruled. */
  verdict: Verdict | null;
  count: number;
  /** The number of them with an unanswered core criterion. */
  incomplete: number;
}

export interface DirectoryCounts {
  /** By verdict, in their order, those without a ruling last; verdicts without a listing are left out. */
  verdicts: Record<Kind, VerdictCount[]>;
  /** The id of a listing whose main ruling is incomplete; null: none is. */
  firstIncomplete: Record<Kind, string | null>;
  /** Quoted sources of all main rulings and product rulings. */
  sources: number;
  ledgerEntries: number;
}

export interface DirectoryCountsCache {
  get(): Promise<DirectoryCounts>;
}

/** Caches the counts of the directory in this process until a listing changes. */
export function cacheDirectoryCounts(
  db: Database,
  changes: Pick<Changes, 'onChange' | 'isListening'>,
): DirectoryCountsCache {
  const tags = ['coin', 'exchange', 'rulings', 'ledger'] as const;
  return cacheUntilChange(tags, () => countDirectory(db), changes);
}

interface Row extends Record<string, unknown> {
  kind: Kind;
  /** The main ruling's. */
  scope: Scope;
  verdict: Verdict | null;
  grounds: JudgedGrounds | null;
  first: string;
  count: number;
}

// Listings with the same findings are judged once.
async function countDirectory(db: Database): Promise<DirectoryCounts> {
  const scope = sql`main_scope(${listings.offers})`;
  const [rows, [sums]] = await Promise.all([
    db.execute<Row>(sql`
      select kind, scope, category as verdict, jsonb_build_object('method', grounds -> 'method', 'asset', grounds -> 'asset',
        'judgedOn', grounds -> 'judgedOn', 'criteria', coalesce(grounds -> 'criteria', '{}')) as grounds, min(id) as first, count(*)::int as count
      from (
        select kind, id, category, ${scope} as scope, ${listings.judged} -> ${scope} -> 'grounds' as grounds from ${listings}
      ) as judged
      group by kind, scope, category, 4`),
    db.execute<{ sources: number; entries: number }>(sql`
      select coalesce(sum((ruling #>> '{grounds,sources}')::int), 0)::int as sources,
        (select coalesce(max(seq), 0)::int from ${rulingLedger}) as entries
      from ${listings}, jsonb_each(${listings.judged}) as scoped (scope, ruling)`),
  ]);
  return {
    verdicts: perKind((kind) =>
      [...VERDICTS, null].flatMap((verdict) => {
        const found = rows.filter((row) => row.kind === kind && row.verdict === verdict);
        const count = sum(found);
        return count > 0 ? [{ verdict, count, incomplete: sum(found.filter(isIncomplete)) }] : [];
      }),
    ),
    firstIncomplete: perKind((kind) => {
      const found = rows.filter((row) => row.kind === kind && isIncomplete(row));
      return found.map(({ first }) => first).sort()[0] ?? null;
    }),
    sources: sums?.sources ?? 0,
    ledgerEntries: sums?.entries ?? 0,
  };
}

function isIncomplete({ kind, scope, verdict, grounds }: Row): boolean {
  if (!verdict || !grounds?.method) return verdict !== null;
  const method = methodOf(grounds.method);
  const judged = judgedIn(kind, scope, grounds);
  const tones = method
    .asks(kind, scope, judged.asset)
    .core.map((criterion) => toneOf(method, judged.criteria[criterion], judged.judgedOn));
  return tones.includes('unknown') && !tones.includes('fail');
}

function sum(rows: Row[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
