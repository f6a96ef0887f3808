import type { Kind } from '#db/schema.ts';
import {
  type FirmnessSign,
  inLanguage,
  letterOf,
  type Method,
  type WeighedFinding,
  weighedOn,
} from '#domain/method/definition.ts';
import { criteriaOf, entryOf, isCore, methodOf } from '#domain/method/method.ts';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import type { Position } from '#domain/position/position.ts';
import { type DecidingTone, worstTone } from './deciding-criteria.ts';
import { mainScopeOf } from './offers.ts';
import { dueDay } from './review-due.ts';
import {
  hasFindings,
  isDeparture,
  type JudgedGrounds,
  type JudgedRulings,
  judgedIn,
  type RuledListing,
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
  /** The core criteria from which a main verdict follows, with their finding, the worst; null: none is worse than a pass. */
  decides: {
    finding: string;
    tone: DecidingTone;
    criteria: string[];
    /** The core criteria of which nothing is known, where others are worse: what the evidence lacks. */
    open?: { finding: string; criteria: string[] };
  } | null;
  /** A halal verdict of the method that has findings on core criteria: none of them is worse than a pass. */
  isPassed: boolean;
  /** The criteria's findings in the method's order as `lettersIn` writes them; empty: without findings. */
  findings: string;
}

/** The glance at the main ruling; null: nobody has ruled. */
export function mainGlance(rulings: RulingGlance[]): RulingGlance | null {
  return rulings.find(({ isMain }) => isMain) ?? null;
}

/** A listing's rulings at a glance, in the order of the scopes. `today`: an ISO day. */
export function glancesOf(
  listing: Pick<RuledListing, 'kind' | 'id' | 'offers'>,
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
    const isMain = scope === mainScopeOf(listing.offers);
    const found = grounds && hasFindings(grounds) ? foundIn(kind, scope, grounds) : [];
    const departs = isDeparture(kind, scope, { verdict, grounds });
    return {
      scope,
      scopeName: inLanguage(method.scopes[kind][scope], setting.language),
      isMain,
      verdict,
      firmness: { sign, name },
      ruledAt,
      isOverdue: due !== null && due < setting.today,
      isDeparture: departs,
      decides: isMain && !departs ? decidedBy(method, kind, found, setting.language) : null,
      isPassed: verdict === 'halal' && !departs && found.some(({ isCore }) => isCore),
      findings: lettersIn(found),
    };
  });
}

/** The name of a criterion and its finding where the main ruling fails it; null: it does not. */
export function failureOn(
  criterion: string,
  { kind, judged, offers }: Pick<RuledListing, 'kind' | 'offers'> & { judged: JudgedRulings },
  language: string,
): { criterion: string; finding: { tone: 'fail'; name: string } } | null {
  const { grounds = null } = judged[mainScopeOf(offers)] ?? {};
  if (!grounds) return null;
  const method = methodOf(grounds.method);
  const { tone } = weighedOn(method, grounds.criteria[criterion], grounds.judgedOn ?? null);
  if (tone !== 'fail') return null;
  return {
    criterion: shortName(method, kind, criterion, language),
    finding: { tone, name: findingName(method, tone, language) },
  };
}

function shortName({ criteria }: Method, kind: Kind, id: string, language: string): string {
  return withoutGloss(inLanguage(entryOf(criteria[kind], id).name, language));
}

/** A term without its gloss: “Gharar (uncertainty)” is Gharar. */
export function withoutGloss(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}

interface FoundCriterion {
  id: string;
  finding: WeighedFinding;
  isCore: boolean;
}

function foundIn(kind: Kind, scope: Scope, grounds: JudgedGrounds): FoundCriterion[] {
  const method = methodOf(grounds.method);
  const judged = judgedIn(kind, scope, grounds);
  return criteriaOf(method, judged).map((id) => ({
    id,
    finding: weighedOn(method, grounds.criteria[id], judged.judgedOn),
    isCore: isCore(method, judged, id),
  }));
}

function decidedBy(
  method: Method,
  kind: Kind,
  found: FoundCriterion[],
  language: string,
): RulingGlance['decides'] {
  const core = found.filter(({ isCore }) => isCore);
  const worst = worstTone(core.map(({ finding }) => finding.tone));
  if (!worst) return null;
  const answered = (wanted: DecidingTone) => ({
    finding: findingName(method, wanted, language),
    criteria: core.flatMap(({ id, finding }) =>
      finding.tone === wanted ? [shortName(method, kind, id, language)] : [],
    ),
  });
  const open = answered('unknown');
  const isOpen = worst !== 'unknown' && open.criteria.length > 0;
  return { ...answered(worst), tone: worst, ...(isOpen && { open }) };
}

function findingName({ findings }: Method, tone: DecidingTone, language: string): string {
  const finding = Object.values(findings).find((each) => each.tone === tone);
  if (!finding) throw new Error(`the method has no finding that is a ${tone}`);
  return inLanguage(finding.name, language);
}

/** One letter for each criterion, in their order: a capital where it is core. */
export function lettersIn(criteria: readonly Omit<FoundCriterion, 'id'>[]): string {
  return criteria
    .map(({ finding, isCore }) => (isCore ? letterOf(finding).toUpperCase() : letterOf(finding)))
    .join('');
}
