import { z } from 'zod';
import type { Kind, Verdict } from '#db/schema.ts';
import { MAIN_SCOPE, PRODUCT_SCOPES, type ProductScope } from '#domain/method/scope.ts';
import { groundsSchema, type Rulings } from './ruling.ts';
import { VERDICTS } from './verdict.ts';

// The first published format: the main verdict and its date are fields of the listing, those of a product are fields of its grounds.

const product = (kind: Kind, scope: ProductScope) =>
  groundsSchema(kind, scope, { verdict: z.enum(VERDICTS), ruledAt: z.iso.datetime() }).optional();

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
  ruledAt?: string | null | undefined;
  rulings?: z.output<ReturnType<typeof rulingsSchema>> | undefined;
}

/** The rulings of a document. */
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

/** The fields of a document for these rulings; the inverse of `readRulings`. */
export function writeRulings(rulings: Rulings) {
  const written: Record<string, object> = {};
  for (const [scope, { verdict, ruledAt, grounds }] of Object.entries(rulings)) {
    if (!grounds) continue;
    // The order of fields is that of earlier exports.
    const { method, ...rest } = grounds;
    written[scope] = scope === MAIN_SCOPE ? grounds : { method, ruledAt, verdict, ...rest };
  }
  const { verdict = null, ruledAt = null } = rulings[MAIN_SCOPE] ?? {};
  return { category: verdict, ruledAt, rulings: written };
}
