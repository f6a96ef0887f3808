import { MAIN_SCOPE, type Scope } from '#domain/method/scope.ts';
import type { Answer, Grounds, Rulings } from './ruling.ts';

/** A ruling before and after a change: the lines that differ. */
export interface RulingDifference {
  before: string;
  after: string;
}

/** The differences between two rulings on a scope in words; null: none. The main verdict is a field of the listing. */
export function rulingDifference(
  before: Rulings,
  after: Rulings,
  scope: Scope,
): RulingDifference | null {
  const [old, now] = [linesOf(before, scope), linesOf(after, scope)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const differing = names.filter((name) => old.get(name) !== now.get(name));
  if (differing.length === 0) return null;
  return { before: inWords(old, differing), after: inWords(now, differing) };
}

type Lines = Map<string, string>;

function inWords(lines: Lines, names: string[]): string {
  return names.flatMap((name) => (lines.has(name) ? `${name}: ${lines.get(name)}` : [])).join('\n');
}

function linesOf(rulings: Rulings, scope: Scope): Lines {
  const { verdict, grounds } = rulings[scope] ?? {};
  if (!grounds) return new Map();
  return new Map<string, string>([
    ...(verdict && scope !== MAIN_SCOPE ? [['verdict', verdict] as const] : []),
    ...groundLines(grounds),
    ...Object.entries(grounds.criteria).flatMap(([criterion, answer]) =>
      answerLines(criterion, answer),
    ),
    ...grounds.positions.map(
      ({ who, stance, quote, title, url, saidOn, language }, index) =>
        [
          `position ${index + 1}`,
          `${who.en} (${who.ar}): ${stance}, “${quote}” (${language}), ${title}, ${url}, ${saidOn ?? 'undated'}`,
        ] as const,
    ),
  ]);
}

function groundLines({ method, firmness, reviewDue, reviewer, departure }: Grounds) {
  return [
    ['method', method],
    ['firmness', firmness],
    ...(reviewDue ? [['review due', reviewDue]] : []),
    ...(reviewer ? [['reviewer', reviewer]] : []),
    ...bilingual('departure', departure),
  ] as [string, string][];
}

function answerLines(criterion: string, { finding, note, evidence }: Answer) {
  return [
    [criterion, finding],
    ...bilingual(`${criterion}, note`, note),
    ...evidence.map(({ title, quote, language, url, readOn }, index) => [
      `${criterion}, evidence ${index + 1}`,
      `“${quote}”${language ? ` (${language})` : ''}, ${title}, ${url}, read on ${readOn}`,
    ]),
  ] as [string, string][];
}

function bilingual(name: string, text: Record<'en' | 'ar', string> | null): [string, string][] {
  if (!text) return [];
  return [
    [`${name} (English)`, text.en],
    [`${name} (Arabic)`, text.ar],
  ];
}
