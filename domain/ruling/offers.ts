import { z } from 'zod';
import { SCOPES, type Scope, SPOT } from '#domain/method/scope.ts';
import { evidenceLines } from './evidence-lines.ts';
import { evidenceSchema } from './ruling.ts';

// Whether an exchange offers a product is recorded apart from the ruling on that product.

/** `forbidden`: a rule of its regulator forbids it, and no source says whether the exchange obeys. */
export const OFFERED = ['yes', 'no', 'forbidden', 'not-known'] as const;
type Offered = (typeof OFFERED)[number];

/** Why an exchange is held not to offer a product. */
export type UnofferedReason = Extract<Offered, 'no' | 'forbidden'>;

/** The products that an exchange does not offer or may not offer. */
export type UnofferedScopes = Partial<Record<Scope, UnofferedReason>>;

const offerSchema = z
  .strictObject({
    offered: z.enum(OFFERED),
    /** The product whose ruling is the category where spot is not offered. */
    isMain: z.literal(true).optional(),
    evidence: z.array(evidenceSchema).max(12).default([]),
  })
  .superRefine(({ offered, evidence }, context) => {
    if (offered === 'not-known' || evidence.length > 0) return;
    context.addIssue({ code: 'custom', path: ['evidence'], message: 'must name a source' });
  });

export const offersSchema = z
  .partialRecord(z.enum(SCOPES), offerSchema)
  .superRefine((offers, context) => {
    const refuse = (scope: Scope, message: string) =>
      context.addIssue({ code: 'custom', path: [scope, 'isMain'], message });
    const [, ...others] = SCOPES.filter((scope) => offers[scope]?.isMain);
    for (const scope of others) refuse(scope, 'cannot be a second main product');
    if (offers[SPOT]?.isMain) refuse(SPOT, 'is the main product where it is offered');
  });

/** Whether an exchange offers each scope; nothing was read about a missing one. */
export type Offers = z.output<typeof offersSchema>;

/** Offers without their sources, as lists hold them. */
export type ListedOffers = Partial<Record<Scope, { offered: Offered; isMain?: true | undefined }>>;

/**
 * The scope whose verdict is the category of its listing: spot, or the main product where spot is not offered. The listing's
 * reason is that of its ruling on spot in both cases. The database's `main_scope` is the same rule.
 */
export function mainScopeOf(offers: ListedOffers): Scope {
  if (offers[SPOT]?.offered !== 'no') return SPOT;
  return SCOPES.find((scope) => offers[scope]?.isMain) ?? SPOT;
}

/** The products that an exchange is known not to offer, or that its regulator forbids. */
export function unofferedScopes(offers: ListedOffers): UnofferedScopes {
  const unoffered: UnofferedScopes = {};
  for (const scope of SCOPES) {
    const offered = offers[scope]?.offered;
    if (offered === 'no' || offered === 'forbidden') unoffered[scope] = offered;
  }
  return unoffered;
}

/** The offers as lines for a comparison, by name. */
export function offerLines(offers: Offers): [name: string, text: string][] {
  return SCOPES.flatMap((scope) => {
    const { offered, isMain, evidence } = offers[scope] ?? {};
    if (!offered) return [];
    return [
      [scope, isMain ? `${offered}, main product` : offered],
      ...evidenceLines(scope, evidence ?? []),
    ];
  });
}
