import type { Kind, Verdict } from '#db/schema.ts';
import {
  asksAsset,
  type Method,
  type Proposal,
  type Questions,
  type RulingFindings,
  type StatedDecision,
  type ToneIn,
  toneOf,
} from './definition.ts';
import type { Scope } from './scope.ts';
import { METHOD_1 } from './version-1.ts';
import { METHOD_2 } from './version-2.ts';

/** Every version of the method, the newest first. A new version is a file beside this one and a line here. */
// biome-ignore format: a line for each version
export const METHODS: readonly [Method, ...Method[]] = [
  METHOD_2,
  METHOD_1,
];

export const [CURRENT_METHOD] = METHODS;

/** The kinds of asset of all versions. */
export const ASSET_KINDS = [
  ...new Set(
    METHODS.flatMap(({ assets }) =>
      Object.values(assets).flatMap((table) => Object.keys(table ?? {})),
    ),
  ),
];

/** The version of records that name none: early ones, and verdicts without grounds. */
const UNNAMED = '1';

/** The version that a ruling names. Throws on an unknown one. */
export function methodOf(version: string = UNNAMED): Method {
  const method = METHODS.find((candidate) => candidate.version === version);
  if (!method) throw new Error(`this program has no version ${version} of the method`);
  return method;
}

/** The version as a record names it; undefined for the first version, whose records keep their hashes. */
export function recordedVersion(version: string | undefined): string | undefined {
  return version === UNNAMED ? undefined : version;
}

type RulingSubject = Pick<RulingFindings, 'kind' | 'scope' | 'asset'>;

/** The criteria of a scope, the core ones first. */
export function criteriaOf(method: Method, { kind, scope, asset }: RulingSubject): string[] {
  const { core, other } = method.asks[kind](scope, asset);
  return [...core, ...other];
}

/** The criteria of a scope for any kind of asset. */
export function everyCriterionOf(method: Method, kind: Kind, scope: Scope): string[] {
  const assets = [null, ...Object.keys(method.assets[kind] ?? {})];
  const asked = new Set(assets.flatMap((asset) => criteriaOf(method, { kind, scope, asset })));
  return Object.keys(method.criteria[kind]).filter((criterion) => asked.has(criterion));
}

/** True: the verdict cannot be halal while this criterion is a concern or unknown. */
export function isCore(
  method: Method,
  { kind, scope, asset }: RulingSubject,
  criterion: string,
): boolean {
  return method.asks[kind](scope, asset).core.includes(criterion);
}

/** The proposal of a version of the method for these findings. */
export function proposalBy(method: Method, findings: RulingFindings): Proposal {
  return method.propose(findings, questionsOf(method, findings), tonesOf(method, findings));
}

/** The firmness of a verdict by the findings and by the positions that cover it; null: the version leaves it to the editor. */
export function firmnessBy(
  method: Method,
  findings: RulingFindings,
  verdict: Verdict,
  stated: readonly StatedDecision[],
): string | null {
  const { computeFirmness } = method;
  const asked = questionsOf(method, findings);
  return computeFirmness?.(asked, tonesOf(method, findings), verdict, stated) ?? null;
}

function tonesOf(method: Method, { criteria, judgedOn }: RulingFindings): ToneIn {
  return (criterion) => toneOf(method, criteria[criterion], judgedOn);
}

function questionsOf(method: Method, { kind, scope, asset }: RulingSubject): Questions {
  return {
    ...method.asks[kind](scope, asset),
    isAssetOpen: asksAsset(method, kind, scope) && !asset,
  };
}

/** Whether a verdict differs from the proposal of the method; a missing verdict does not. */
export function departs(
  method: Method,
  findings: RulingFindings,
  verdict: Verdict | null,
): boolean {
  return verdict !== null && verdict !== proposalBy(method, findings).verdict;
}

/** An entry of a table of the method. Throws on an unknown id. */
export function entryOf<T>(table: Readonly<Record<string, T>>, id: string): T {
  const entry = table[id];
  if (!entry) throw new Error(`the method has no ${id}`);
  return entry;
}
