import type { Verdict } from '#domain/ruling/verdict.ts';

/** The class of a verdict's words and signs. */
export const VERDICT_TEXT: Record<Verdict, string> = {
  halal: 'text-halal',
  questionable: 'text-questionable',
  haram: 'text-haram',
};

/** The class of a verdict's share of a bar. */
export const VERDICT_FILL: Record<Verdict, string> = {
  halal: 'fill-halal',
  questionable: 'fill-questionable',
  haram: 'fill-haram',
};
