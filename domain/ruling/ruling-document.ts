import { z } from 'zod';
import type { Kind, Verdict } from '#db/schema.ts';
import { MAIN_SCOPE, PRODUCT_SCOPES, type ProductScope } from '#domain/method/scope.ts';
import { groundsSchema, type Rulings } from './ruling.ts';
import { VERDICTS } from './verdict.ts';

// The format of exports, imports and the history has not changed since rulings were first published: the main verdict and its
// day are fields of the listing, those of a product are among its grounds.

const product = (kind: Kind, scope: ProductScope) =>
  groundsSchema(kind, scope, { verdict: z.enum(VERDICTS), ruledAt: z.iso.datetime() }).optional();

/** Reads the field `rulings` of a document. */
export const rulingsSchema = (kind: Kind) =>
  z.strictObject({
    [MAIN_SCOPE]: groundsSchema(kind, MAIN_SCOPE, {}).optional(),
    staking: product(kind, 'staking'),
    margin: product(kind, 'margin'),
    futures: product(kind, 'futures'),
    earn: product(kind, 'earn'),
  });

interface RulingFields {
  category?: Verdict | null | undefined;
  /** ISO. */
  ruledAt?: string | null | undefined;
  rulings?: z.output<ReturnType<typeof rulingsSchema>> | undefined;
}

/** The rulings that a document has. */
export function readRulings({ category, ruledAt, rulings = {} }: RulingFields): Rulings {
  const { [MAIN_SCOPE]: main, ...products } = rulings;
  const read: Rulings = {};
  if (category || main) {
    read[MAIN_SCOPE] = {
      verdict: category ?? null,
      ruledAt: category && ruledAt ? new Date(ruledAt).toISOString() : null,
      grounds: main ?? null,
    };
  }
  for (const scope of PRODUCT_SCOPES) {
    const found = products[scope];
    if (!found) continue;
    const { verdict, ruledAt, ...grounds } = found;
    read[scope] = { verdict, ruledAt, grounds };
  }
  return read;
}

/** The fields of a document that have these rulings, as `readRulings` reads them back. */
export function writeRulings(rulings: Rulings) {
  const written: Record<string, object> = {};
  for (const [scope, { verdict, ruledAt, grounds }] of Object.entries(rulings)) {
    if (!grounds) continue;
    // In this order exports of earlier versions have them.
    const { method, ...rest } = grounds;
    written[scope] = scope === MAIN_SCOPE ? grounds : { method, ruledAt, verdict, ...rest };
  }
  const { verdict = null, ruledAt = null } = rulings[MAIN_SCOPE] ?? {};
  return { category: verdict, ruledAt, rulings: written };
}
