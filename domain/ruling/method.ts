import type { Kind, Verdict } from '#db/schema.ts';
import type { Bilingual } from './bilingual.ts';
import type { Scope } from './scope.ts';

/** Versions of the method, the newest first. Rulings name the one they were made by; /methodology tells them apart. */
export const METHODS: { version: MethodVersion; since: string; change: Bilingual }[] = [
  {
    version: '1',
    since: '2026-11-21',
    change: { en: 'The first version.', ar: 'النسخة الأولى.' },
  },
];
export const METHOD_VERSIONS = ['1'] as const;
export type MethodVersion = (typeof METHOD_VERSIONS)[number];
export const METHOD: MethodVersion = '1';

export const COIN_CRITERIA = [
  'legitimacy',
  'purpose',
  'utility',
  'riba',
  'gharar',
  'maysir',
  'staking',
  'proceeds',
  'governance',
] as const;
export const EXCHANGE_CRITERIA = [
  'settlement',
  'margin',
  'futures',
  'earn',
  'staking',
  'custody',
  'listing-policy',
  'licence',
  'islamic-account',
] as const;
export const CRITERIA = [...new Set([...COIN_CRITERIA, ...EXCHANGE_CRITERIA])];
export type Criterion = (typeof COIN_CRITERIA)[number] | (typeof EXCHANGE_CRITERIA)[number];

export const FINDINGS = ['pass', 'concern', 'fail', 'unknown', 'not-applicable'] as const;
export type Finding = (typeof FINDINGS)[number];

interface Asked {
  /** Without it there is no telling whether a thing is halal. */
  core: readonly Criterion[];
  other: readonly Criterion[];
}

const ASKED: Record<Kind, Record<Scope, Asked>> = {
  coin: {
    spot: {
      core: ['legitimacy', 'purpose', 'utility', 'riba', 'gharar', 'maysir'],
      other: ['staking', 'proceeds', 'governance'],
    },
    staking: { core: ['staking', 'riba', 'gharar'], other: ['governance'] },
    margin: { core: ['riba', 'gharar', 'maysir'], other: [] },
    futures: { core: ['riba', 'gharar', 'maysir'], other: [] },
    earn: { core: ['riba', 'gharar'], other: ['proceeds'] },
  },
  exchange: {
    spot: {
      core: ['settlement', 'custody'],
      other: ['listing-policy', 'licence', 'islamic-account'],
    },
    staking: { core: ['staking', 'custody'], other: [] },
    margin: { core: ['margin'], other: ['islamic-account'] },
    futures: { core: ['futures'], other: ['islamic-account'] },
    earn: { core: ['earn'], other: ['custody'] },
  },
};

/** The criteria a ruling on this scope answers, the core ones first. */
export function criteriaOf(kind: Kind, scope: Scope): Criterion[] {
  const { core, other } = ASKED[kind][scope];
  return [...core, ...other];
}

/** Whether a concern about it, or not knowing, is enough to make the ruling questionable. */
export function isCore(kind: Kind, scope: Scope, criterion: Criterion): boolean {
  return ASKED[kind][scope].core.includes(criterion);
}

/** The verdict the method proposes; null: not yet reviewed. A criterion that is not answered is unknown. */
export function propose(
  kind: Kind,
  scope: Scope,
  findings: Partial<Record<Criterion, Finding>>,
): Verdict | null {
  const { core } = ASKED[kind][scope];
  const found = criteriaOf(kind, scope).map((criterion) => findings[criterion] ?? 'unknown');
  if (!found.some((finding) => ['pass', 'concern', 'fail'].includes(finding))) return null;
  if (found.includes('fail')) return 'haram';
  const isInDoubt = core.some((criterion) =>
    ['concern', 'unknown'].includes(findings[criterion] ?? 'unknown'),
  );
  return isInDoubt ? 'questionable' : 'halal';
}

/** Whether a verdict is another than the method proposes, which has to be explained; none is no verdict. */
export function departs(
  kind: Kind,
  scope: Scope,
  verdict: Verdict | null,
  findings: Partial<Record<Criterion, Finding>>,
): boolean {
  return verdict !== null && verdict !== propose(kind, scope, findings);
}
