import {
  type Bilingual,
  type FirmnessSign,
  inLanguage,
  type JudgedAnswer,
  type Method,
  type StatedDecision,
  type Tone,
  toneOf,
  type WeighedFinding,
  weighedOn,
} from '#domain/method/definition.ts';
import {
  criteriaOf,
  entryOf,
  firmnessBy,
  isCore,
  methodOf,
  proposalBy,
} from '#domain/method/method.ts';
import type { Scope } from '#domain/method/scope.ts';
import { onCovered } from '#domain/position/on-covered.ts';
import {
  type Covered,
  linkedPosition,
  type Position,
  statedBy,
} from '#domain/position/position.ts';
import {
  type PositionsOn,
  type PositionView,
  positionsOn,
  positionView,
} from '#domain/position/position-view.ts';
import { inYear, withoutYear } from './finding-year.ts';
import { mainScopeOf } from './offers.ts';
import { dueDay } from './review-due.ts';
import {
  departureLacks,
  type EmbeddedPosition,
  type Evidence,
  type Grounds,
  hasFindings,
  isDeparture,
  type JudgedGrounds,
  judgedIn,
  type RuledListing,
  rulingOn,
  rulingsOf,
  type Signature,
  type StandingRuling,
} from './ruling.ts';
import type { Verdict } from './verdict.ts';

export interface FindingView extends WeighedFinding {
  id: string;
  name: string;
}

export interface RulingView {
  scope: Scope;
  scopeName: string;
  /** Its verdict is the category of the listing. */
  isMain: boolean;
  verdict: Verdict;
  ruledAt: string | null;
  firmness: { id: string; sign: FirmnessSign; name: string; meaning: string };
  /** Its verdict differs from the one that the method gives. */
  isDeparture: boolean;
  /** Null: it rests on the listing's reason alone. */
  grounds: GroundsView | null;
  unanswered: FindingView;
  /** The positions of bodies and scholars that cover it; null: a version whose rulings hold theirs. */
  positions: PositionsOn | null;
  reviewDue: string | null;
  isOverdue: boolean;
}

export interface GroundsView {
  method: string;
  reviewer: string | null;
  /** Null: no scholar has signed it. */
  signature: Signature | null;
  /** The verdict that the method proposes, where the editor's differs. */
  otherwise: Verdict | 'none' | null;
  departure: string | null;
  /** The position on which a departure rests, if it names the ruling. */
  departurePosition: Pick<PositionView, 'id' | 'who' | 'holder' | 'stance'> | null;
  secondEditor: string | null;
  /** The parts that a departure lacks. */
  missing: ReturnType<typeof departureLacks>;
  /** The kind of asset that decides which criteria are core, with the reason; null: not asked. */
  asset: { id: string; name: string; meaning: string; why: string } | null;
  stakingForm: { name: string; meaning: string } | null;
  /** Its version gives haram only where a core criterion fails. */
  needsCoreForHaram: boolean;
  /** Empty where none has an entry: nobody has looked for an answer. */
  criteria: CriterionView[];
  /** Positions of versions whose rulings hold them. */
  positions: (Omit<EmbeddedPosition, 'who'> & { who: string })[];
}

export interface CriterionView {
  id: string;
  name: string;
  question: string;
  isCore: boolean;
  finding: FindingView;
  note: string | null;
  evidence: Evidence[];
}

type Viewed = Pick<RuledListing, 'kind' | 'id' | 'rulings' | 'offers'>;

/** A listing's rulings with their grounds, each in the words of its own version of the method. `today`: an ISO day. */
export function rulingViews(
  listing: Viewed,
  language: string,
  { today, positions }: { today: string; positions: readonly Position[] },
): RulingView[] {
  return rulingsOf(listing).map((ruling) => {
    const { scope, verdict, ruledAt, grounds } = ruling;
    const method = methodOf(grounds?.method);
    const reviewDue = dueDay(ruling);
    return {
      scope,
      scopeName: inLanguage(method.scopes[listing.kind][scope], language),
      isMain: scope === mainScopeOf(listing.offers),
      verdict,
      ruledAt: ruledAt && new Date(ruledAt).toISOString(),
      firmness: firmnessView(listing, ruling, { language, positions }),
      isDeparture: isDeparture(listing.kind, scope, ruling),
      grounds: grounds && groundsView(listing, { ...ruling, grounds }, { language, positions }),
      unanswered: findingView(method, undefined, { language }),
      positions: method.comparesPositions
        ? positionsOn(positions, coveredBy(listing, ruling), language)
        : null,
      reviewDue,
      isOverdue: reviewDue !== null && reviewDue < today,
    };
  });
}

const statementsOn = onCovered(statedBy);

/** The firmness of a ruling: as its editor chose, or computed from its answers and the positions that cover it. */
export function firmnessView(
  { kind, id }: Pick<RuledListing, 'kind' | 'id'>,
  { scope, verdict, grounds }: StandingJudged,
  { language, positions }: { language: string; positions: readonly Position[] },
): RulingView['firmness'] {
  const method = methodOf(grounds?.method);
  const covered = coveredBy({ kind, id }, { scope, grounds });
  const stated = statementsOn(positions, covered, language);
  const computed = grounds && firmnessBy(method, judgedIn(kind, scope, grounds), verdict, stated);
  const firmness = computed ?? grounds?.firmness ?? method.ungrounded;
  return firmnessWords(method, firmness, stated, language);
}

/** A firmness of a version in words; `stated`: what the positions say that cover the ruling. */
export function firmnessWords(
  method: Method,
  id: string,
  stated: readonly StatedDecision[],
  language: string,
): RulingView['firmness'] {
  const { sign, name, meaning } = entryOf(method.firmness, id);
  const decisions = new Set(stated.map(({ decision }) => decision)).size;
  return {
    id,
    sign,
    name: inLanguage(name, language).replace('#', String(decisions)),
    meaning: inLanguage(meaning, language),
  };
}

type StandingJudged = Pick<StandingRuling, 'scope' | 'verdict'> & { grounds: JudgedGrounds | null };

function coveredBy(
  { kind, id }: Pick<RuledListing, 'kind' | 'id'>,
  { scope, grounds }: Pick<StandingJudged, 'scope' | 'grounds'>,
): Covered {
  return { kind, id, scope, asset: grounds?.asset?.kind ?? null };
}

/** A finding in a page's language; without an answer, the finding of an open criterion. `day`: the ISO day it counts for. */
export function findingView(
  method: Method,
  answer: JudgedAnswer | undefined,
  { language, day = null }: { language: string; day?: string | null },
): FindingView {
  const id = answer?.finding ?? method.unanswered;
  const name = inLanguage(entryOf(method.findings, id).name, language);
  const year = answer?.endedOn?.slice(0, 4);
  return {
    id,
    ...weighedOn(method, answer, day),
    name: year ? inYear(name, year) : withoutYear(name),
  };
}

/** The tones that are counted: all but `not-applicable`. */
export const COUNTED_TONES = [
  'pass',
  'concern',
  'fail',
  'unknown',
] as const satisfies readonly Tone[];
export type CountedTone = (typeof COUNTED_TONES)[number];

/** The number of criteria by tone for a listing's main verdict; null: there is no verdict, or it has no findings. */
export function countFindings(
  listing: Pick<RuledListing, 'kind' | 'rulings' | 'offers'>,
): Record<CountedTone, number> | null {
  const scope = mainScopeOf(listing.offers);
  const grounds = rulingOn(listing, scope)?.grounds;
  if (!grounds || !hasFindings(grounds)) return null;
  const method = methodOf(grounds.method);
  const counts = { pass: 0, concern: 0, fail: 0, unknown: 0, 'not-applicable': 0 };
  const judged = judgedIn(listing.kind, scope, grounds);
  for (const criterion of criteriaOf(method, judged)) {
    counts[toneOf(method, grounds.criteria[criterion], judged.judgedOn)] += 1;
  }
  const { 'not-applicable': _, ...counted } = counts;
  return counted;
}

function groundsView(
  { kind, id }: Pick<RuledListing, 'kind' | 'id'>,
  { scope, verdict, grounds }: StandingRuling & { grounds: Grounds },
  { language, positions }: { language: string; positions: readonly Position[] },
): GroundsView {
  const method = methodOf(grounds.method);
  const say = (text: Bilingual) => inLanguage(text, language);
  const judged = judgedIn(kind, scope, grounds);
  const proposed = proposalBy(method, judged).verdict;
  const { asset } = grounds;
  const assetText = asset && entryOf(method.assets[kind] ?? {}, asset.kind);
  const covered = coveredBy({ kind, id }, { scope, grounds });
  const linked = linkedPosition(positions, grounds.departurePosition, covered);
  const form = grounds.stakingForm && entryOf(method.stakingForms ?? {}, grounds.stakingForm);
  return {
    method: grounds.method,
    reviewer: grounds.reviewer,
    signature: grounds.signature ?? null,
    otherwise: proposed === verdict ? null : (proposed ?? 'none'),
    departure: grounds.departure && say(grounds.departure),
    departurePosition: linked && shortView(linked, language),
    secondEditor: grounds.secondEditor ?? null,
    missing: departureLacks(grounds, linked),
    asset:
      asset && assetText
        ? {
            id: asset.kind,
            name: say(assetText.name),
            meaning: say(assetText.meaning),
            why: say(asset.why),
          }
        : null,
    stakingForm: form ? { name: say(form.name), meaning: say(form.meaning) } : null,
    needsCoreForHaram: method.needsCoreForHaram,
    criteria: (hasFindings(grounds) ? criteriaOf(method, judged) : []).map((id) => {
      const { name, question } = entryOf(method.criteria[kind], id);
      const answer = grounds.criteria[id];
      return {
        id,
        name: say(name),
        question: say(question),
        isCore: isCore(method, judged, id),
        finding: findingView(method, answer, { language, day: judged.judgedOn }),
        note: answer?.note ? say(answer.note) : null,
        evidence: answer?.evidence ?? [],
      };
    }),
    positions: grounds.positions.map(({ who, ...position }) => ({
      ...position,
      who: inLanguage(who, language),
    })),
  };
}

function shortView(position: Position, language: string) {
  const { id, who, holder, stance } = positionView(position, language);
  return { id, who, holder, stance };
}
