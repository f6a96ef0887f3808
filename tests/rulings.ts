import type { GroundsInput } from '#domain/ruling/ruling.ts';
import { rulingsSchema } from '#domain/ruling/ruling.ts';

/** A sentence that a criterion may rest on. */
export const EVIDENCE = {
  url: 'https://paper.example/coin.pdf',
  title: 'The coin’s paper',
  quote: 'No interest is paid to anybody.',
  readOn: '2026-11-01',
};

/** A criterion that passes, with its source. */
export const PASS = {
  finding: 'pass' as const,
  note: { en: 'Nothing bears interest.', ar: 'لا فائدة في شيء منها.' },
  evidence: [EVIDENCE],
};

/** What stands behind a verdict; a single criterion passes unless said otherwise. */
export function newGrounds(given: Partial<GroundsInput> = {}) {
  const grounds = { method: '1', firmness: 'disputed', criteria: { riba: PASS }, ...given };
  const { spot } = rulingsSchema('coin').parse({ spot: grounds });
  if (!spot) throw new Error('it was read as none');
  return spot;
}
