import { z } from 'zod';
import type { Kind, Verdict } from '#db/schema.ts';
import { PRODUCT_SCOPES, type ProductScope, SPOT } from '#domain/method/scope.ts';
import { type ListedOffers, mainScopeOf } from './offers.ts';
import { groundsSchema, type Rulings } from './ruling.ts';
import { VERDICTS } from './verdict.ts';

// The first published format: the main verdict and its date are fields of the listing, those of a product are fields of its grounds.
// The verdict on spot is in `spot` where the category is the verdict of a main product.

const product = (kind: Kind, scope: ProductScope) =>
  groundsSchema(kind, scope, { verdict: z.enum(VERDICTS), ruledAt: z.iso.datetime() }).optional();

/** The grounds of a document's main ruling and its rulings on products. */
export const rulingsSchema = (kind: Kind) =>
  z.strictObject({
    [SPOT]: groundsSchema(kind, SPOT, {}).optional(),
    staking: product(kind, 'staking'),
    margin: product(kind, 'margin'),
    futures: product(kind, 'futures'),
    earn: product(kind, 'earn'),
  });

export const spotSchema = z.strictObject({
  verdict: z.enum(VERDICTS).optional(),
  ruledAt: z.iso.datetime().optional(),
});

interface RulingFields {
  category?: Verdict | null | undefined;
  ruledAt?: string | null | undefined;
  rulings?: z.output<ReturnType<typeof rulingsSchema>> | undefined;
  spot?: { verdict?: Verdict | null | undefined; ruledAt?: string | null | undefined } | undefined;
  offers?: ListedOffers;
}

/** The rulings of a document. */
export function readRulings({
  category,
  ruledAt,
  rulings = {},
  spot = {},
  offers = {},
}: RulingFields): Rulings {
  const { [SPOT]: main, ...products } = rulings;
  const read: Rulings = {};
  const isOfSpot = mainScopeOf(offers) === SPOT;
  const verdict = (isOfSpot ? category : spot.verdict) ?? null;
  const day = isOfSpot ? ruledAt : spot.ruledAt;
  if (verdict || main) {
    read[SPOT] = {
      verdict,
      ruledAt: verdict && day ? new Date(day).toISOString() : null,
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
export function writeRulings(rulings: Rulings, offers: ListedOffers = {}) {
  const written: Record<string, object> = {};
  for (const [scope, { verdict, ruledAt, grounds }] of Object.entries(rulings)) {
    if (!grounds) continue;
    // The order of fields is that of earlier exports.
    const { method, ...rest } = grounds;
    written[scope] = scope === SPOT ? grounds : { method, ruledAt, verdict, ...rest };
  }
  const mainScope = mainScopeOf(offers);
  const { verdict = null, ruledAt = null } = rulings[mainScope] ?? {};
  const { verdict: onSpot = null, ruledAt: onDay = null } = rulings[SPOT] ?? {};
  const spot = { verdict: onSpot, ruledAt: onDay };
  const main = { category: verdict, ruledAt, rulings: written };
  return { ...main, ...(mainScope !== SPOT && { spot }) };
}
