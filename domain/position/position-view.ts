import {
  type Bilingual,
  inLanguage,
  STANCES,
  type Stance,
  textLanguage,
} from '#domain/method/definition.ts';
import { SPOT } from '#domain/method/scope.ts';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import { toSlug } from '#domain/text/slug.ts';
import { KINDS_OF_ASSET } from './kinds-of-asset.ts';
import { onCovered } from './on-covered.ts';
import { type Cover, type Covered, holderOf, type Position, statedOn } from './position.ts';

/** A position in a page's language. */
export interface PositionView {
  id: string;
  /** The body, with the person who spoke for it, or the person alone. */
  who: string;
  /** The last part of the address of the page of the body or person. */
  holder: string;
  country: string | null;
  school: string | null;
  stance: Stance;
  /** An ISO day, month or year. */
  saidOn: string | null;
  covers: CoverView[];
  quote: string;
  language: string;
  /** Our translation of the quote; null: the page is in its language. */
  gloss: { text: string; isReviewed: boolean } | null;
  url: string;
  title: string;
  /** Null: the body's own words. */
  reportedBy: string | null;
  readOn: string;
  copiedOn: string | null;
  note: string | null;
}

/** A part of what a position covers; `name` of a kind of asset. */
export type CoverView = Exclude<Cover, { type: 'asset' }> | { type: 'asset'; name: string };

/** A position in short; its words are on the page of its body. */
export type PositionLine = Pick<PositionView, 'id' | 'who' | 'holder' | 'stance' | 'saidOn'> & {
  /** Its subjects besides whole listings: products of listings, kinds, acts, the class. Absent where it covers whole listings only. */
  shownCovers: CoverView[];
  /** The note of a permission of one thing alone, or of a part of a decision whose parts differ: each would read as more than it is. */
  limit: string | null;
};

/** The stance of a decision; `by-case` if its parts differ. */
export type DecisionStance = Stance | 'by-case';
export const DECISION_STANCES: readonly DecisionStance[] = [...STANCES, 'by-case'];

/** The positions that cover a ruling. */
export interface PositionsOn {
  /** One of each stance of those that name its listing, its kind of asset or its act, from permitted to undecided; none of a product. */
  first: PositionLine[];
  /** The others that name it. */
  named: PositionLine[];
  /** Positions on crypto-assets as such, which cover rulings on spot alone. */
  asClass: PositionLine[];
  /** Distinct decisions, each counted once: how many in all, by stance, and of those how many name it. */
  decisions: { total: number; named: number; byStance: StanceCount[] };
}

export type StanceCount = [DecisionStance, number];

/** A body or a person with all its positions. */
export interface Holder {
  slug: string;
  name: string;
  /** False: a person. */
  isBody: boolean;
  country: string | null;
  positions: PositionView[];
}

/** The positions on a listing's scope, in one language: those that name it, and those on crypto-assets as such. */
export const positionsOn = onCovered(findPositionsOn);

function findPositionsOn(
  positions: readonly Position[],
  covered: Covered,
  language: string,
): PositionsOn {
  const found = positions.flatMap((position) => {
    const stated = statedOn(position, covered);
    return stated ? [{ stated, view: positionView(position, language) }] : [];
  });
  const viewsOf = (isNamed: boolean) =>
    found
      .filter(({ stated }) => stated.isNamed === isNamed)
      .map(({ view }) => view)
      .sort(byDay);
  const decided = Map.groupBy(found, ({ stated }) => stated.decision);
  const decisions = [...decided.values()].map((parts) => {
    const onIt = parts.filter(({ stated }) => stated.isNamed);
    const deciding = onIt.length > 0 ? onIt : parts;
    return { stance: stanceOf(deciding.map(({ view }) => view)), isNamed: onIt.length > 0 };
  });
  const [named, asClass] = [viewsOf(true), viewsOf(false)];
  const divided = dividedDecisions(found.map(({ stated }) => stated));
  const isPart = new Set(
    found.filter(({ stated }) => divided.has(stated.decision)).map(({ view }) => view),
  );
  const shortOf = (view: PositionView) => lineOf(view, isPart.has(view));
  const isWhole = (view: PositionView) => !isPart.has(view);
  const first = covered.scope === SPOT ? firstOfStances(named.filter(isWhole)) : [];
  return {
    first: first.map(shortOf),
    named: named.filter((view) => !first.includes(view)).map(shortOf),
    asClass: asClass.map(shortOf),
    decisions: {
      total: decisions.length,
      named: decisions.filter(({ isNamed }) => isNamed).length,
      byStance: countStances(decisions.map(({ stance }) => stance)),
    },
  };
}

/** One position of each stance: the first in a holder's own words, or else the first reported one. The choice must not favour a stance or a holder. */
export function firstOfStances(views: readonly PositionView[]): PositionView[] {
  return STANCES.flatMap((stance) => {
    const held = views.filter((view) => view.stance === stance);
    return held.find(({ reportedBy }) => reportedBy === null) ?? held[0] ?? [];
  });
}

/** Bodies and persons with their positions, those with the most positions first. */
export function holdersOf(positions: readonly Position[], language: string): Holder[] {
  const groups = Map.groupBy(positions, holderSlug);
  return [...groups]
    .map(([slug, all]) => {
      const [first] = all;
      const name = first ? inLanguage(holderOf(first), language) : slug;
      const views = all.map((position) => positionView(position, language)).sort(byDay);
      const isBody = Boolean(first?.body);
      return { slug, name, isBody, country: first?.country ?? null, positions: views };
    })
    .sort(
      (one, other) =>
        other.positions.length - one.positions.length ||
        one.name.localeCompare(other.name, language),
    );
}

/** The view of a position in a language, which is made once: it is part of most pages. */
export function positionView(position: Position, language: string): PositionView {
  const known = views.get(position) ?? new Map<string, PositionView>();
  views.set(position, known);
  const view = known.get(language) ?? viewOf(position, language);
  known.set(language, view);
  return view;
}

const views = new WeakMap<Position, Map<string, PositionView>>();

function viewOf(position: Position, language: string): PositionView {
  const { body, person, gloss, covers, isGlossRead, reportedBy, note, school, ...rest } = position;
  const say = (text: Bilingual | null) => text && inLanguage(text, language);
  const translation = gloss[textLanguage(language)];
  const isOwn = rest.language === textLanguage(language);
  return {
    id: rest.id,
    who: [say(body), say(person)].filter(Boolean).join(language === 'ar' ? '، ' : ', '),
    holder: holderSlug(position),
    country: rest.country,
    school: say(school),
    stance: rest.stance,
    saidOn: rest.saidOn,
    covers: covers.map((cover) => coverView(cover, language)),
    quote: rest.quote,
    language: rest.language,
    gloss:
      !isOwn && translation
        ? { text: isolatePercentages(translation), isReviewed: isGlossRead }
        : null,
    url: rest.url,
    title: rest.title,
    reportedBy: say(reportedBy),
    readOn: rest.readOn,
    copiedOn: rest.copiedOn,
    note: say(note),
  };
}

/** The number of distinct decisions among positions, and by stance: parts, translations and reprints count once. */
export function countDecisions(positions: readonly Pick<Position, 'decision' | 'stance'>[]) {
  const decisions = [...Map.groupBy(positions, ({ decision }) => decision).values()];
  return { decisions: decisions.length, byStance: countStances(decisions.map(stanceOf)) };
}

/** The decisions whose parts have different stances. */
export function dividedDecisions(
  positions: readonly Pick<Position, 'decision' | 'stance'>[],
): Set<string> {
  const decisions = [...Map.groupBy(positions, ({ decision }) => decision)];
  return new Set(
    decisions.flatMap(([decision, parts]) => (stanceOf(parts) === 'by-case' ? decision : [])),
  );
}

function stanceOf(parts: readonly Pick<Position, 'stance'>[]): DecisionStance {
  const [stance, ...others] = new Set(parts.map((part) => part.stance));
  return stance === undefined || others.length > 0 ? 'by-case' : stance;
}

function countStances(stances: readonly DecisionStance[]): StanceCount[] {
  return DECISION_STANCES.flatMap((stance) => {
    const count = stances.filter((one) => one === stance).length;
    return count > 0 ? [[stance, count] as StanceCount] : [];
  });
}

/** A part of what a position covers, in a page's language. */
export function coverView(cover: Cover, language: string): CoverView {
  if (cover.type !== 'asset') return cover;
  const kind = KINDS_OF_ASSET[cover.asset];
  if (!kind) throw new Error(`no version has the kind of asset ${cover.asset}`);
  return { type: 'asset', name: inLanguage(kind, language) };
}

/** The last part of the address of the page of its body or person. */
export function holderSlug(position: Pick<Position, 'id' | 'body' | 'person'>): string {
  return toSlug(holderOf(position).en) || position.id;
}

/** A position in short; `isPart`: of a decision whose parts differ. */
export function lineOf(view: PositionView, isPart: boolean): PositionLine {
  const { id, who, holder, stance, saidOn, covers, note } = view;
  const isPermission = stance === 'permitted' || stance === 'conditions';
  const isOfOne = covers.length === 1 && covers[0]?.type === 'listing';
  const limit = isPart || (isPermission && isOfOne) ? note : null;
  const shownCovers = covers.filter((cover) =>
    cover.type === 'listing' ? cover.act : covers.length > 1,
  );
  return { id, who, holder, stance, saidOn, shownCovers, limit };
}

/** Orders positions, the latest first. */
export function byDay(one: PositionView, other: PositionView): number {
  return (other.saidOn ?? '').localeCompare(one.saidOn ?? '') || one.id.localeCompare(other.id);
}
