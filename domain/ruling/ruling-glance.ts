import type { Kind } from '#db/schema.ts';
import { inLanguage, type Tone, toneOf } from '#domain/method/definition.ts';
import { criteriaOf, isCore, methodOf } from '#domain/method/method.ts';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import type { Position } from '#domain/position/position.ts';
import { mainScopeOf } from './offers.ts';
import { dueDay } from './review-due.ts';
import {
  isDeparture,
  type JudgedGrounds,
  type JudgedRulings,
  judgedIn,
  type Ruled,
} from './ruling.ts';
import { firmnessView } from './ruling-view.ts';
import type { Verdict } from './verdict.ts';

/** A ruling as lists show it: verdict, firmness, scope, date, and the findings for the rosette. */
export interface RulingGlance {
  scope: Scope;
  scopeName: string;
  /** Its verdict is the category of the listing. */
  isMain: boolean;
  verdict: Verdict;
  firmness: { id: string; name: string };
  /** ISO; null: not known. */
  ruledAt: string | null;
  isOverdue: boolean;
  isDeparture: boolean;
  /** One letter for each criterion in the method's order (`FindingLetter`), a capital where it is core; empty: without grounds. */
  findings: string;
}

/** The glance at the main ruling; null: nobody has ruled. */
export function mainGlance(rulings: RulingGlance[]): RulingGlance | null {
  return rulings.find(({ isMain }) => isMain) ?? null;
}

/** `p`ass, `n`othing found, `r`esolved, `c`oncern, `f`ail, `u`nknown, `-` not applicable. */
export type FindingLetter = 'p' | 'n' | 'r' | 'c' | 'f' | 'u' | '-';

/** A listing's rulings at a glance, in the order of the scopes. `today`: an ISO day. */
export function glancesOf(
  listing: Pick<Ruled, 'kind' | 'id' | 'offers'>,
  rulings: JudgedRulings,
  setting: { language: string; positions: readonly Position[]; today: string },
): RulingGlance[] {
  const { kind } = listing;
  return SCOPES.flatMap((scope) => {
    const { verdict = null, ruledAt = null, grounds = null } = rulings[scope] ?? {};
    if (!verdict) return [];
    const method = methodOf(grounds?.method);
    const { id, name } = firmnessView(listing, { scope, verdict, grounds }, setting);
    const due = dueDay({ grounds, ruledAt });
    return {
      scope,
      scopeName: inLanguage(method.scopes[kind][scope], setting.language),
      isMain: scope === mainScopeOf(listing.offers),
      verdict,
      firmness: { id, name },
      ruledAt,
      isOverdue: due !== null && due < setting.today,
      isDeparture: isDeparture(kind, scope, { verdict, grounds }),
      findings: grounds ? lettersOf(kind, scope, grounds) : '',
    };
  });
}

function lettersOf(kind: Kind, scope: Scope, grounds: JudgedGrounds): string {
  const method = methodOf(grounds.method);
  const judged = judgedIn(kind, scope, grounds);
  const letters = criteriaOf(method, judged).map((criterion) => {
    const answer = grounds.criteria[criterion];
    const finding = answer?.finding ?? method.unanswered;
    const letter = letterOf({ id: finding, tone: toneOf(method, answer, judged.judgedOn) });
    return isCore(method, judged, criterion) ? letter.toUpperCase() : letter;
  });
  return letters.join('');
}

/** The same letters of findings as a page shows them. */
export function lettersIn(
  criteria: readonly { finding: { id: string; tone: Tone }; isCore: boolean }[],
) {
  return criteria
    .map(({ finding, isCore }) => (isCore ? letterOf(finding).toUpperCase() : letterOf(finding)))
    .join('');
}

const LETTER: Record<Tone, FindingLetter> = {
  pass: 'p',
  concern: 'c',
  fail: 'f',
  unknown: 'u',
  'not-applicable': '-',
};

/** The letter of a finding. A failure that ended long ago passes. */
export function letterOf({ id, tone }: { id: string; tone: Tone }): FindingLetter {
  if (id === 'nothing-found') return 'n';
  return id === 'resolved' && tone !== 'pass' ? 'r' : LETTER[tone];
}
