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

/** What a body has said, and where. */
export const POSITION = {
  who: { en: 'A board', ar: 'هيئة شرعية' },
  stance: 'questionable' as const,
  quote: 'It may be held by those who do not lend it.',
  language: 'en' as const,
  url: 'https://board.example/ruling',
  title: 'A ruling',
  saidOn: '2025',
};

/** What stands behind a verdict; a single criterion passes unless said otherwise. */
export function newGrounds(given: Partial<GroundsInput> = {}) {
  const grounds = { method: '1', firmness: 'disputed', criteria: { riba: PASS }, ...given };
  const { spot } = rulingsSchema('coin').parse({ spot: grounds });
  if (!spot) throw new Error('it was read as none');
  return spot;
}
