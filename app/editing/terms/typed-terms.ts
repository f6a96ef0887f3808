import { z } from 'zod';
import {
  evidenceFromForm,
  formOfEvidence,
  typedEvidence,
} from '#app/editing/evidence/typed-evidence.ts';
import { typed } from '#app/editing/form/typed-texts.ts';
import type { Terms } from '#domain/terms/terms.ts';

// The values of the form: all texts as they are typed. `termsSchema` checks their limits.

const evidence = z.array(typedEvidence).default([]);

/** Reads the values of the form; nothing is checked but their shape. */
export const typedTerms = z.object({
  version: typed,
  spotFee: z.object({ maker: typed, taker: typed, evidence }).prefault({}),
  /** Codes, separated by anything but letters; `none` for none. */
  deposits: z.object({ currencies: typed, evidence }).prefault({}),
  refused: z.object({ countries: typed, evidence }).prefault({}),
  reserves: z.object({ on: typed, auditor: typed, liabilities: typed, evidence }).prefault({}),
});
export type TermsValues = z.output<typeof typedTerms>;

/** The word for a fact that was looked for and does not exist. */
export const NONE = 'none';

/** The form of stored facts. */
export function formOfTerms({ spotFee, deposits, refused, reserves }: Terms, version: number) {
  const codes = (list: readonly string[]) => (list.length > 0 ? list.join(', ') : NONE);
  return typedTerms.parse({
    version: String(version),
    ...(spotFee && {
      spotFee: {
        maker: String(spotFee.maker),
        taker: String(spotFee.taker),
        evidence: formOfEvidence(spotFee.evidence),
      },
    }),
    ...(deposits && {
      deposits: {
        currencies: codes(deposits.currencies),
        evidence: formOfEvidence(deposits.evidence),
      },
    }),
    ...(refused && {
      refused: { countries: codes(refused.countries), evidence: formOfEvidence(refused.evidence) },
    }),
    ...(reserves && {
      reserves: {
        on: reserves.on ?? '',
        auditor: reserves.auditor ?? '',
        liabilities: reserves.tellsLiabilities ? 'yes' : 'no',
        evidence: formOfEvidence(reserves.evidence),
      },
    }),
  });
}

/** The facts in a form in their stored shape, not yet checked. A fact without any text is left out. */
export function termsFromForm({ spotFee, deposits, refused, reserves }: TermsValues) {
  const isFilled = (fact: { evidence: unknown[] } & Record<string, unknown>) =>
    fact.evidence.length > 0 ||
    Object.entries(fact).some(([name, value]) => name !== 'evidence' && value !== '');
  return {
    ...(isFilled(spotFee) && {
      spotFee: {
        maker: numberIn(spotFee.maker),
        taker: numberIn(spotFee.taker),
        evidence: evidenceFromForm(spotFee.evidence),
      },
    }),
    ...(isFilled(deposits) && {
      deposits: {
        currencies: codesIn(deposits.currencies),
        evidence: evidenceFromForm(deposits.evidence),
      },
    }),
    ...(isFilled(refused) && {
      refused: {
        countries: codesIn(refused.countries),
        evidence: evidenceFromForm(refused.evidence),
      },
    }),
    ...(isFilled(reserves) && {
      reserves: {
        on: reserves.on || null,
        auditor: reserves.auditor || null,
        tellsLiabilities: { yes: true, no: false }[reserves.liabilities],
        evidence: evidenceFromForm(reserves.evidence),
      },
    }),
  };
}

function numberIn(text: string): number | undefined {
  const number = Number(text.trim().replace(/\s*%$/, '') || Number.NaN);
  return Number.isNaN(number) ? undefined : number;
}

// An empty field is not an answer.
function codesIn(text: string): string[] | undefined {
  const codes = text
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
  if (codes.length === 0) return undefined;
  return codes.length === 1 && codes[0] === NONE.toUpperCase() ? [] : codes;
}
