import { type Bilingual, inLanguage, STANCES, type Stance } from '#domain/method/definition.ts';
import { entryOf, METHODS } from '#domain/method/method.ts';
import { MAIN_SCOPE } from '#domain/method/scope.ts';
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
  /** Our own rendering of the quote; null: the page is in its language. */
  gloss: { text: string; isRead: boolean } | null;
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
export type PositionLine = Pick<PositionView, 'id' | 'who' | 'holder' | 'stance' | 'saidOn'>;

/** The positions that cover a ruling. */
export interface PositionsOn {
  /** The first of those that name its listing, its kind of asset or its act, with words in the page's language; none of a product. */
  quoted: PositionView[];
  /** The others that name it. */
  named: PositionLine[];
  /** Those on crypto-assets as such; empty where an earlier ruling of the page lists them. */
  asClass: PositionLine[];
  /** The number of positions on crypto-assets as such. */
  onClass: number;
  /** Distinct decisions, each counted once: how many in all, by stance, and of those how many name it. */
  decisions: { total: number; named: number; byStance: [Stance, number][] };
}

/** A page of twenty quotes, half of them in other scripts with fonts of their own, is too heavy for a phone. */
const QUOTED = 2;

/** The body or the person of positions, with its decisions counted by stance. */
export interface Holder {
  slug: string;
  name: string;
  country: string | null;
  positions: PositionView[];
}

export function positionsOn(
  positions: readonly Position[],
  covered: Covered,
  language: string,
): PositionsOn {
  const most = covered.scope === MAIN_SCOPE ? QUOTED : 0;
  const found = positions.flatMap((position) => {
    const stated = statedOn(position, covered);
    return stated ? [{ stated, view: positionView(position, language) }] : [];
  });
  const viewsOf = (isNamed: boolean) =>
    found
      .filter(({ stated }) => stated.isNamed === isNamed)
      .map(({ view }) => view)
      .sort(byDay);
  const decided = Map.groupBy(found, ({ stated }) => stated.decision).values();
  const decisions = [...decided].map((parts) => ({
    stance: parts[0]?.stated.stance,
    isNamed: parts.some(({ stated }) => stated.isNamed),
  }));
  const [named, asClass] = [viewsOf(true), viewsOf(false)];
  const quoted = named.filter((view) => view.language === language).slice(0, most);
  return {
    quoted,
    named: named.filter((view) => !quoted.includes(view)).map(lineOf),
    asClass: asClass.map(lineOf),
    onClass: asClass.length,
    decisions: {
      total: decisions.length,
      named: decisions.filter(({ isNamed }) => isNamed).length,
      byStance: STANCES.flatMap((stance) => {
        const count = decisions.filter((decision) => decision.stance === stance).length;
        return count > 0 ? [[stance, count] as [Stance, number]] : [];
      }),
    },
  };
}

/** Bodies and persons with their positions, those with the most decisions first. */
export function holdersOf(positions: readonly Position[], language: string): Holder[] {
  const groups = Map.groupBy(positions, holderSlug);
  return [...groups]
    .map(([slug, all]) => {
      const [first] = all;
      const name = first ? inLanguage(holderOf(first), language) : slug;
      const views = all.map((position) => positionView(position, language)).sort(byDay);
      return { slug, name, country: first?.country ?? null, positions: views };
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
  const { body, person, gloss, covers, isGlossRead, note, school, ...rest } = position;
  const say = (text: Bilingual | null) => text && inLanguage(text, language);
  const rendering = language === 'ar' ? gloss.ar : gloss.en;
  const isOwn = rest.language === (language === 'ar' ? 'ar' : 'en');
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
    gloss: !isOwn && rendering ? { text: rendering, isRead: isGlossRead } : null,
    url: rest.url,
    title: rest.title,
    reportedBy: rest.reportedBy,
    readOn: rest.readOn,
    copiedOn: rest.copiedOn,
    note: say(note),
  };
}

/** The number of distinct decisions among positions by stance: parts, translations and reprints count once. */
export function countDecisions(positions: readonly Pick<Position, 'decision' | 'stance'>[]) {
  const stances = new Map(positions.map(({ decision, stance }) => [decision, stance]));
  return { decisions: stances.size, byStance: Map.groupBy(stances.values(), (stance) => stance) };
}

function coverView(cover: Cover, language: string): CoverView {
  if (cover.type !== 'asset') return cover;
  const table = METHODS.flatMap(({ assets }) => Object.values(assets)).find(
    (assets) => assets && cover.asset in assets,
  );
  if (!table) throw new Error(`no version has the kind of asset ${cover.asset}`);
  return { type: 'asset', name: inLanguage(entryOf(table, cover.asset).name, language) };
}

function holderSlug(position: Pick<Position, 'body' | 'person'>): string {
  return holderOf(position)
    .en.normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function lineOf({ id, who, holder, stance, saidOn }: PositionView): PositionLine {
  return { id, who, holder, stance, saidOn };
}

function byDay(one: PositionView, other: PositionView): number {
  return (other.saidOn ?? '').localeCompare(one.saidOn ?? '') || one.id.localeCompare(other.id);
}
