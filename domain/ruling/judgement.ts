import type { Kind } from '#db/schema.ts';
import { hasCompleteEvidence } from '#domain/method/definition.ts';
import {
  CURRENT_METHOD,
  entryOf,
  firmnessBy,
  methodOf,
  proposalBy,
} from '#domain/method/method.ts';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import { type JudgedRulings, judgedIn } from './ruling.ts';
import { VERDICTS, type Verdict } from './verdict.ts';

/** The directions in which a verdict differs from the method's; `nothing`: the method gives none. */
export const DIRECTIONS = ['leniency', 'strictness', 'nothing'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The result of applying the method to the rulings of a listing. */
export interface Judgement {
  /** The row of the current version's verdict table that fits the findings on the main ruling; null: an earlier version made it. */
  row: string | null;
  /** The earlier version that the main ruling was made under. */
  earlierVersion: string | null;
  /** Departures in all scopes, each with the version that its ruling was made under. */
  departures: { scope: Scope; direction: Direction; version: string }[];
  /** The main ruling's. */
  verdict: Verdict | null;
  /** The main ruling has a verdict, and by its version the evidence for it is incomplete. */
  isIncomplete: boolean;
  /** Quoted sources of all rulings. */
  sources: number;
}

type Judged = NonNullable<JudgedRulings[Scope]>;

/** Judges the rulings of a listing whose main one is on `main`. */
export function judgeRulings(kind: Kind, main: Scope, judged: JudgedRulings): Judgement {
  const ruling = judged[main];
  const version = ruling?.verdict
    ? methodOf(ruling.grounds?.method).version
    : (ruling?.grounds?.method ?? CURRENT_METHOD.version);
  const isCurrent = version === CURRENT_METHOD.version;
  return {
    // From the findings and not from the verdict.
    row: isCurrent ? (proposalFor(kind, main, ruling).row ?? null) : null,
    earlierVersion: isCurrent ? null : version,
    departures: SCOPES.flatMap((scope) => {
      const direction = directionOf(kind, scope, judged[scope]);
      const { version } = methodOf(judged[scope]?.grounds?.method);
      return direction ? [{ scope, direction, version }] : [];
    }),
    verdict: ruling?.verdict ?? null,
    isIncomplete: isIncomplete(kind, main, ruling),
    sources: SCOPES.reduce((sum, scope) => sum + (judged[scope]?.grounds?.sources ?? 0), 0),
  };
}

/** The direction in which a verdict differs from the method's; null: there is no departure (`isDeparture`). */
function directionOf(kind: Kind, scope: Scope, ruling: Judged | undefined): Direction | null {
  if (!ruling?.verdict || !ruling.grounds) return null;
  const { verdict } = proposalFor(kind, scope, ruling);
  if (verdict === null) return 'nothing';
  if (verdict === ruling.verdict) return null;
  return severity(ruling.verdict) < severity(verdict) ? 'leniency' : 'strictness';
}

// The method gives nothing where nothing was answered.
function proposalFor(kind: Kind, scope: Scope, ruling: Judged | undefined) {
  const grounds = ruling?.grounds ?? { criteria: {} };
  const method = ruling?.grounds ? methodOf(ruling.grounds.method) : CURRENT_METHOD;
  return proposalBy(method, judgedIn(kind, scope, grounds));
}

function severity(verdict: Verdict): number {
  return VERDICTS.indexOf(verdict);
}

// As the ruling's page shows it, whose firmness is the version's own; the positions decide only between other firmnesses.
function isIncomplete(kind: Kind, scope: Scope, ruling: Judged | undefined): boolean {
  if (!ruling?.verdict) return false;
  const { verdict, grounds } = ruling;
  const method = methodOf(grounds?.method);
  const computed = grounds && firmnessBy(method, judgedIn(kind, scope, grounds), verdict, []);
  const firmness = computed ?? grounds?.firmness ?? method.ungrounded;
  return !hasCompleteEvidence(entryOf(method.firmness, firmness).sign);
}
