import type { Kind } from '#db/schema.ts';
import {
  type DrawnFinding,
  drawnOn,
  type FindingLetter,
  type FirmnessSign,
  inLanguage,
  letterOf,
} from '#domain/method/definition.ts';
import { criteriaOf, isCore, methodOf } from '#domain/method/method.ts';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import type { Position } from '#domain/position/position.ts';
import { mainScopeOf } from './offers.ts';
import { dueDay } from './review-due.ts';
import {
  hasFindings,
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
  firmness: { sign: FirmnessSign; name: string };
  /** ISO; null: not known. */
  ruledAt: string | null;
  isOverdue: boolean;
  isDeparture: boolean;
  /** One letter for each criterion in the method's order (`FindingLetter`), a capital where it is core; empty: without findings. */
  findings: string;
}

/** The glance at the main ruling; null: nobody has ruled. */
export function mainGlance(rulings: RulingGlance[]): RulingGlance | null {
  return rulings.find(({ isMain }) => isMain) ?? null;
}

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
    const { sign, name } = firmnessView(listing, { scope, verdict, grounds }, setting);
    const due = dueDay({ grounds, ruledAt });
    return {
      scope,
      scopeName: inLanguage(method.scopes[kind][scope], setting.language),
      isMain: scope === mainScopeOf(listing.offers),
      verdict,
      firmness: { sign, name },
      ruledAt,
      isOverdue: due !== null && due < setting.today,
      isDeparture: isDeparture(kind, scope, { verdict, grounds }),
      findings: grounds && hasFindings(grounds) ? lettersOf(kind, scope, grounds) : '',
    };
  });
}

function lettersOf(kind: Kind, scope: Scope, grounds: JudgedGrounds): string {
  const method = methodOf(grounds.method);
  const judged = judgedIn(kind, scope, grounds);
  return written(
    criteriaOf(method, judged).map((criterion) => ({
      letter: letterOf(drawnOn(method, grounds.criteria[criterion], judged.judgedOn)),
      isCore: isCore(method, judged, criterion),
    })),
  );
}

/** The same letters of findings as a page shows them. */
export function lettersIn(criteria: readonly { finding: DrawnFinding; isCore: boolean }[]): string {
  return written(criteria.map(({ finding, isCore }) => ({ letter: letterOf(finding), isCore })));
}

function written(criteria: { letter: FindingLetter; isCore: boolean }[]): string {
  return criteria.map(({ letter, isCore }) => (isCore ? letter.toUpperCase() : letter)).join('');
}
