import type { Bilingual } from '#domain/method/definition.ts';
import { type Scope, SPOT } from '#domain/method/scope.ts';
import { evidenceLines } from './evidence-lines.ts';
import { type Answer, isBare, type Rulings, type Signature } from './ruling.ts';

interface Difference {
  before: string;
  after: string;
}

/** The differences between two rulings on a scope in words, without the verdict on spot, which is a field of the listing; null: none. */
export function rulingDifference(before: Rulings, after: Rulings, scope: Scope): Difference | null {
  return differenceOf(linesOf(before, scope), linesOf(after, scope));
}

/** The lines that differ, by name; null: none. */
export function differenceOf(
  old: Map<string, string>,
  now: Map<string, string>,
): Difference | null {
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const differing = names.filter((name) => old.get(name) !== now.get(name));
  if (differing.length === 0) return null;
  return { before: inWords(old, differing), after: inWords(now, differing) };
}

type Line = [name: string, text: string | null | undefined];

function inWords(lines: Map<string, string>, names: string[]): string {
  return names.flatMap((name) => (lines.has(name) ? `${name}: ${lines.get(name)}` : [])).join('\n');
}

function linesOf(rulings: Rulings, scope: Scope): Map<string, string> {
  const { verdict, grounds } = rulings[scope] ?? {};
  if (!grounds) return new Map();
  const lines: Line[] = [
    ['verdict', scope === SPOT ? null : verdict],
    // A verdict given without grounds has none to tell of.
    ['method', isBare(grounds) ? null : grounds.method],
    ['firmness', grounds.firmness],
    ['asset', grounds.asset?.kind],
    ...bilingual('asset, why', grounds.asset?.why ?? null),
    ['staking form', grounds.stakingForm],
    ['judged on', grounds.judgedOn],
    ['review due', grounds.reviewDue],
    ['reviewer', grounds.reviewer],
    ['signature', signatureLine(grounds.signature)],
    ...bilingual('departure', grounds.departure),
    ['departure, position', grounds.departurePosition],
    ['departure, second editor', grounds.secondEditor],
    ...Object.entries(grounds.criteria).flatMap(([id, answer]) => answerLines(id, answer)),
    ...grounds.positions.map(
      ({ who, stance, quote, title, url, saidOn, language }, index): Line => [
        `position ${index + 1}`,
        `${who.en} (${who.ar}): ${stance}, “${quote}” (${language}), ${title}, ${url}, ${saidOn ?? 'undated'}`,
      ],
    ),
  ];
  return new Map(lines.flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

function signatureLine(signature: Signature | undefined): string | undefined {
  if (!signature) return undefined;
  const { name, url, signedOn, isOfEarlier } = signature;
  return `${name}, ${url}, ${signedOn}${isOfEarlier ? ', for an earlier version' : ''}`;
}

function answerLines(criterion: string, { finding, endedOn, note, evidence }: Answer): Line[] {
  return [
    [criterion, finding],
    [`${criterion}, ended on`, endedOn],
    ...bilingual(`${criterion}, note`, note),
    ...evidenceLines(criterion, evidence),
  ];
}

function bilingual(name: string, text: Bilingual | null): Line[] {
  return [
    [`${name} (English)`, text?.en],
    [`${name} (Arabic)`, text?.ar],
  ];
}
