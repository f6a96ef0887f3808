import { z } from 'zod';
import {
  evidenceFromForm,
  formOfEvidence,
  typedEvidence,
} from '#app/editing/evidence/typed-evidence.ts';
import { typed } from '#app/editing/form/typed-texts.ts';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import type { Offers } from '#domain/ruling/offers.ts';

// The values of the form: all texts as they are typed. `offersSchema` checks their limits.

const offer = z
  .object({
    /** Empty: nothing was read about it. */
    offered: typed,
    evidence: z.array(typedEvidence).default([]),
  })
  .prefault({});

const offers = Object.fromEntries(SCOPES.map((scope) => [scope, offer])) as Record<
  Scope,
  typeof offer
>;

/** Reads the values of the form; nothing is checked but their shape. */
export const typedOffers = z.object({ version: typed, main: typed, ...offers });
export type OffersValues = z.output<typeof typedOffers>;

/** The form of stored offers. */
export function formOfOffers(offers: Offers, version: number): OffersValues {
  const stored = SCOPES.flatMap((scope) => {
    const { offered, evidence } = offers[scope] ?? {};
    return offered ? [[scope, { offered, evidence: formOfEvidence(evidence ?? []) }]] : [];
  });
  return typedOffers.parse({
    ...Object.fromEntries(stored),
    main: SCOPES.find((scope) => offers[scope]?.isMain) ?? '',
    version: String(version),
  });
}

/** The offers in a form in their stored shape, not yet checked. A scope with empty fields is left out. */
export function offersFromForm(input: OffersValues) {
  const given = SCOPES.flatMap((scope) => {
    const { offered, evidence } = input[scope];
    const isMain = input.main === scope;
    if (offered === '' && evidence.length === 0 && !isMain) return [];
    const offer = { offered, ...(isMain && { isMain }), evidence: evidenceFromForm(evidence) };
    return [[scope, offer] as const];
  });
  return Object.fromEntries(given);
}
