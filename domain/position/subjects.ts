import { STANCES, type Stance } from '#domain/method/definition.ts';
import { startOfText } from '#domain/text/sentences.ts';
import type { Cover, Position } from './position.ts';
import {
  byDay,
  type CoverView,
  countDecisions,
  coverView,
  type DecisionStance,
  dividedDecisions,
  firstOfStances,
  holderSlug,
  lineOf,
  type PositionLine,
  type PositionView,
  positionView,
  type StanceCount,
} from './position-view.ts';

/** A position on a subject, with the newer one of the same holder on it whose stance is another. */
export type SubjectLine = PositionLine & { newer: Newer | null };
type Newer = Pick<PositionView, 'stance' | 'saidOn'>;

/** A position in short, with the stance of its whole decision. */
export type FirstLine = Omit<SubjectLine, 'stance'> & { stance: DecisionStance };

/** A subject with the positions on it side by side, by stance. */
export interface Subject {
  cover: CoverView;
  decisions: number;
  /** Its decisions by stance. */
  byStance: StanceCount[];
  stances: { stance: Stance; positions: SubjectLine[] }[];
  /** One of each stance, as on the page of a coin; last, a decision whose parts differ. */
  first: FirstLine[];
}

/**
 * The subjects of positions, each with its positions: crypto-assets as such first, then by number of decisions. They are made
 * once for each reading of the positions: the home page shows them.
 */
export function subjectsOf(positions: readonly Position[], language: string): readonly Subject[] {
  const known = made.get(positions) ?? new Map<string, Subject[]>();
  made.set(positions, known);
  const subjects = known.get(language) ?? groupedOf(positions, language);
  known.set(language, subjects);
  return subjects;
}

const made = new WeakMap<readonly Position[], Map<string, Subject[]>>();

function groupedOf(positions: readonly Position[], language: string): Subject[] {
  const parts = positions.flatMap((position) =>
    position.covers.map((cover) => ({ cover, position })),
  );
  const groups = Map.groupBy(parts, ({ cover }) => subjectKey(cover)).values();
  return [...groups]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const onSubject = group.map(({ position }) => position);
      return [
        {
          cover: coverView(first.cover, language),
          ...countDecisions(onSubject),
          stances: groupByStance(onSubject, language),
          first: firstOf(onSubject, language),
        },
      ];
    })
    .sort(
      (one, other) =>
        Number(other.cover.type === 'class') - Number(one.cover.type === 'class') ||
        other.decisions - one.decisions,
    );
}

function groupByStance(positions: readonly Position[], language: string): Subject['stances'] {
  const divided = dividedDecisions(positions);
  return STANCES.flatMap((stance) => {
    const ofStance = positions.filter((position) => position.stance === stance);
    if (ofStance.length === 0) return [];
    const lines = ofStance.map((position) => ({
      ...lineOf(positionView(position, language), divided.has(position.decision)),
      newer: newerThan(position, positions),
    }));
    tellApart(lines, ofStance, language);
    return [
      { stance, positions: lines.sort((one, other) => one.who.localeCompare(other.who, language)) },
    ];
  });
}

// Two decisions of one holder with the same day, or none, have the start of their notes.
function tellApart(lines: PositionLine[], positions: readonly Position[], language: string) {
  const sameName = ({ who, saidOn }: PositionLine) => `${who} ${saidOn}`;
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(sameName(line), (counts.get(sameName(line)) ?? 0) + 1);
  lines.forEach((line, place) => {
    const position = positions[place];
    if (!position || counts.get(sameName(line)) === 1) return;
    const { note } = positionView(position, language);
    line.limit ??= note && startOfText(note, MAX_NOTE_LENGTH);
  });
}

function firstOf(positions: readonly Position[], language: string): FirstLine[] {
  const divided = dividedDecisions(positions);
  const viewsOf = (isDivided: boolean) =>
    positions
      .filter(({ decision }) => divided.has(decision) === isDivided)
      .map((position) => positionView(position, language))
      .sort(byDay);
  const parts = viewsOf(true);
  const byCase = parts.find(({ reportedBy }) => reportedBy === null) ?? parts[0];
  const newerOf = (view: PositionView) => {
    const position = positions.find(({ id }) => id === view.id);
    return position ? newerThan(position, positions) : null;
  };
  const whole = viewsOf(false);
  const isHeld = (view: PositionView) => newerOf(view) === null;
  // A stance that its holder has left stands first only where nobody holds it.
  const standing = whole.filter(
    (view) => isHeld(view) || !whole.some((other) => other.stance === view.stance && isHeld(other)),
  );
  return [
    ...firstOfStances(standing).map((view) => ({
      ...lineOf(view, false),
      newer: newerOf(view),
    })),
    // The note of one part would not say what the decision says.
    ...(byCase
      ? [{ ...lineOf(byCase, false), stance: 'by-case' as const, limit: null, newer: null }]
      : []),
  ];
}

// Null: the holder has said nothing else on the subject since. Parts of one decision do not replace each other.
function newerThan(position: Position, positions: readonly Position[]): Newer | null {
  const { saidOn } = position;
  if (!saidOn) return null;
  const [newest] = positions
    .filter((other) => holderSlug(other) === holderSlug(position) && (other.saidOn ?? '') > saidOn)
    .filter(({ decision }) => decision !== position.decision)
    .sort((one, other) => (other.saidOn ?? '').localeCompare(one.saidOn ?? ''));
  return newest && newest.stance !== position.stance
    ? { stance: newest.stance, saidOn: newest.saidOn }
    : null;
}

/** A sentence that tells a position from another. */
const MAX_NOTE_LENGTH = 120;

/** The key of a subject, equal for all covers of one thing. */
function subjectKey(cover: Cover): string {
  switch (cover.type) {
    case 'class':
      return 'class';
    case 'asset':
      return `asset/${cover.asset}`;
    case 'act':
      return `act/${cover.act}`;
    case 'listing':
      return [cover.kind, cover.id, cover.act].filter(Boolean).join('/');
  }
}
