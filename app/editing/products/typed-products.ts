import { z } from 'zod';
import { evidenceIn, evidenceInput, typedEvidence } from '#app/editing/evidence/typed-evidence.ts';
import { typed } from '#app/editing/form/typed-texts.ts';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import type { Offers } from '#domain/ruling/offers.ts';

// The values of the form: all texts as they are typed. Limits are the products' own, checked later.

const product = z
  .object({
    /** Empty: nothing is said. */
    offered: typed,
    evidence: z.array(typedEvidence).default([]),
  })
  .prefault({});

const products = Object.fromEntries(SCOPES.map((scope) => [scope, product])) as Record<
  Scope,
  typeof product
>;

/** Reads the values of the form; nothing is checked but their shape. */
export const typedProducts = z.object({ version: typed, main: typed, ...products });
export type ProductsInput = z.output<typeof typedProducts>;

/** The form of stored products. */
export function inputOf(offers: Offers, version: number): ProductsInput {
  const stored = SCOPES.flatMap((scope) => {
    const { offered, evidence } = offers[scope] ?? {};
    return offered ? [[scope, { offered, evidence: evidenceInput(evidence ?? []) }]] : [];
  });
  return typedProducts.parse({
    ...Object.fromEntries(stored),
    main: SCOPES.find((scope) => offers[scope]?.isMain) ?? '',
    version: String(version),
  });
}

/** The products in a form as they are stored, yet unchecked. A product of which nothing is said is left out. */
export function offersIn(input: ProductsInput) {
  const given = SCOPES.flatMap((scope) => {
    const { offered, evidence } = input[scope];
    const isMain = input.main === scope;
    if (offered === '' && evidence.length === 0 && !isMain) return [];
    const offer = { offered, ...(isMain && { isMain }), evidence: evidenceIn(evidence) };
    return [[scope, offer] as const];
  });
  return Object.fromEntries(given);
}
