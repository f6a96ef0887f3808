import type { Criterion, Finding } from '#domain/ruling/method.ts';
import type { Firmness } from '#domain/ruling/ruling.ts';
import type { Scope } from '#domain/ruling/scope.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

export const SCOPE_LABELS: Record<Scope, string> = {
  spot: 'Spot',
  staking: 'Staking',
  margin: 'Margin',
  futures: 'Futures',
  earn: 'Earn and lending',
};

/** What a criterion is called, and what it asks. */
export const CRITERION_WORDS: Record<Criterion, { label: string; asks: string }> = {
  legitimacy: {
    label: 'Legitimacy',
    asks: 'Is it what it says it is, by people who can be found?',
  },
  purpose: { label: 'Purpose', asks: 'Is what it is made for lawful?' },
  utility: {
    label: 'Nature and utility',
    asks: 'What does a holder own, and what is it good for?',
  },
  riba: { label: 'Riba', asks: 'Does its issuance, its reserves or its yield rest on interest?' },
  gharar: { label: 'Gharar', asks: 'Are disclosure, redemption and control of the supply plain?' },
  maysir: { label: 'Maysir', asks: 'Is it made for betting?' },
  staking: { label: 'Staking', asks: 'What is paid for staking, by whom and for what?' },
  proceeds: { label: 'Proceeds and treasury', asks: 'Where does the money go that it takes in?' },
  governance: { label: 'Governance', asks: 'Who decides, and may they decide for the unlawful?' },
  settlement: { label: 'Spot settlement', asks: 'Is what is bought taken possession of at once?' },
  margin: { label: 'Margin', asks: 'Is money lent for trading, and what is taken for it?' },
  futures: { label: 'Futures', asks: 'What is sold that is not there yet, and on what terms?' },
  earn: { label: 'Earn and lending', asks: 'What becomes of what is deposited, and what is paid?' },
  custody: { label: 'Custody', asks: 'Are customers’ assets held apart, and not lent out?' },
  'listing-policy': { label: 'Listing policy', asks: 'What is traded there, and by what rules?' },
  licence: { label: 'Licence', asks: 'Who has licensed it, and for what?' },
  'islamic-account': { label: 'Islamic account', asks: 'Is there one, and who has examined it?' },
};

export const FINDING_WORDS: Record<Finding, { label: string; letter: string }> = {
  pass: { label: 'Pass', letter: 'p' },
  concern: { label: 'Concern', letter: 'c' },
  fail: { label: 'Fail', letter: 'f' },
  unknown: { label: 'Unknown', letter: 'u' },
  'not-applicable': { label: 'Not applicable', letter: 'n' },
};

export const FIRMNESS_LABELS: Record<Firmness, string> = {
  agreed: 'Agreed',
  disputed: 'Disputed',
  insufficient: 'Insufficient evidence',
};

export const VERDICT_LABELS: Record<Verdict, string> = {
  halal: 'Halal',
  questionable: 'Questionable',
  haram: 'Haram',
};

/** A verdict in words; without one it is not yet reviewed. */
export function verdictLabel(verdict: Verdict | null): string {
  return verdict ? VERDICT_LABELS[verdict] : 'Not yet reviewed';
}
