import { sql } from 'drizzle-orm';
import { noteTag, readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { listings, listingTexts, type Verdict } from '#db/schema.ts';
import type { Bilingual } from '#domain/method/definition.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { type ProductScope, type Scope, SPOT } from '#domain/method/scope.ts';
import type { Position } from '#domain/position/position.ts';
import { KINDS, type Kind, perKind } from '../kind.ts';
import { type OutlineGlances, readGlances } from './outline-glances.ts';

const MAX_NAMED = 2000;

/** The whole directory in columns by id, sent to every reader: a request for some listings would give away which. */
export interface Outline {
  kinds: Record<Kind, OutlineColumns>;
  /** Kind, id, English name, Arabic name. */
  names: [Kind, string, string | null, string | null][];
  /** Kind, id and verdicts of the few listings with product rulings. */
  products: [Kind, string, Partial<Record<ProductScope, Verdict>>][];
  /** The uses that main verdicts are for. */
  scopes: Record<Kind, Record<Scope, Bilingual>>;
  /** Kind, id and main product of the few listings that offer no spot. */
  mains: [Kind, string, ProductScope][];
  glances: OutlineGlances;
}

export type OutlineColumns = {
  ids: string;
  symbols: string;
  /** One letter each: `h`alal, `q`uestionable, hara`m`, `-` without a ruling. */
  verdicts: string;
  /** The date of each verdict in days since 1970 (UTC), separated by spaces; 0: unknown. */
  ruledOn: string;
};

/** The current outline. */
export async function readOutline(db: Database, positions: readonly Position[]): Promise<Outline> {
  // No tag is sent when a name changes only in case.
  noteTag('short-lived');
  const [columns, names, products, mains, glances] = await readTagged([...KINDS, 'rulings'], () =>
    Promise.all([
      readColumns(db),
      readNames(db),
      readProducts(db),
      readMains(db),
      readGlances(db, positions),
    ]),
  );
  const none = { ids: '', symbols: '', verdicts: '', ruledOn: '' };
  const of = (kind: Kind) => columns.find((row) => row.kind === kind)?.columns ?? none;
  const scopes = perKind((kind) => CURRENT_METHOD.scopes[kind]);
  return { kinds: perKind(of), names, products, scopes, mains, glances };
}

// Built by the database: reading a hundred thousand rows here would block other requests.
async function readColumns(db: Database) {
  const rows = await db.execute<{ kind: Kind } & OutlineColumns>(sql`
    select kind,
      string_agg(id, E'\n' order by id) as ids,
      string_agg(coalesce(symbol, ''), E'\n' order by id) as symbols,
      string_agg(case category when 'halal' then 'h' when 'questionable' then 'q' when 'haram' then 'm' else '-' end,
        '' order by id) as verdicts,
      string_agg(coalesce((ruled_at at time zone 'UTC')::date - date '1970-01-01', 0)::text, ' ' order by id)
        as "ruledOn"
    from ${listings} group by kind`);
  return rows.map(({ kind, ids, symbols, verdicts, ruledOn }) => ({
    kind,
    columns: { ids, symbols, verdicts, ruledOn },
  }));
}

async function readNames(db: Database): Promise<Outline['names']> {
  const leading = (kind: Kind) => sql`(
    select kind, id from ${listings} where kind = ${kind}
    order by rank nulls last, rating_key desc, created_at desc, id limit ${MAX_NAMED})`;
  const rows = await db.execute<{
    kind: Kind;
    id: string;
    en: string | null;
    ar: string | null;
  }>(sql`
    select chosen.kind, chosen.id,
      max(texts.name) filter (where texts.language = 'en') as en,
      max(texts.name) filter (where texts.language = 'ar') as ar
    from (${sql.join(KINDS.map(leading), sql` union all `)}) chosen
    join ${listingTexts} texts on texts.kind = chosen.kind and texts.listing_id = chosen.id
    group by chosen.kind, chosen.id order by chosen.kind, chosen.id`);
  return rows.map(({ kind, id, en, ar }) => [kind, id, en, ar]);
}

async function readProducts(db: Database): Promise<Outline['products']> {
  const rows = await db.execute<{
    kind: Kind;
    id: string;
    verdicts: Partial<Record<ProductScope, Verdict>>;
  }>(sql`
    select kind, id, jsonb_object_agg(scope, ruling -> 'verdict') as verdicts
    from ${listings}, jsonb_each(rulings - ${SPOT}::text) as product (scope, ruling)
    group by kind, id order by kind, id`);
  return rows.map(({ kind, id, verdicts }) => [kind, id, verdicts]);
}

async function readMains(db: Database): Promise<Outline['mains']> {
  const rows = await db.execute<{ kind: Kind; id: string; scope: ProductScope }>(sql`
    select kind, id, main_scope(offers) as scope from ${listings}
    where main_scope(offers) <> ${SPOT} order by kind, id`);
  return rows.map(({ kind, id, scope }) => [kind, id, scope]);
}
