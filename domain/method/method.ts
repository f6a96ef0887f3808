import type { Kind, Verdict } from '#db/schema.ts';
import type { Findings, Method } from './definition.ts';
import type { Scope } from './scope.ts';
import { METHOD_1 } from './version-1.ts';

/** Every version of the method, the newest first. A new version is its file in `methods/` and a line here. */
// biome-ignore format: a line for each version
export const METHODS: readonly [Method, ...Method[]] = [
  METHOD_1,
];

/** The version that new rulings are made by. */
export const [CURRENT_METHOD] = METHODS;

/** Records from before there was a second version name none, nor do verdicts without grounds. */
const UNNAMED = '1';

/** The version that a ruling names. Throws where this program does not know it. */
export function methodOf(version: string = UNNAMED): Method {
  const method = METHODS.find((candidate) => candidate.version === version);
  if (!method) throw new Error(`this program has no version ${version} of the method`);
  return method;
}

/** How a record names a version; undefined: not at all, so that records of the first version keep their hashes. */
export function recordedVersion(version: string | undefined): string | undefined {
  return version === UNNAMED ? undefined : version;
}

/** The criteria a ruling on this scope answers, the core ones first. */
export function criteriaOf(method: Method, kind: Kind, scope: Scope): string[] {
  const { core, other } = method.asks[kind][scope];
  return [...core, ...other];
}

/** Whether the verdict cannot be halal while this criterion is a concern or unknown. */
export function isCore(method: Method, kind: Kind, scope: Scope, criterion: string): boolean {
  return method.asks[kind][scope].core.includes(criterion);
}

/** Whether a verdict is not the one that the method proposes, which has to be explained. Null is no verdict. */
export function departs(
  method: Method,
  kind: Kind,
  scope: Scope,
  verdict: Verdict | null,
  findings: Findings,
): boolean {
  return verdict !== null && verdict !== method.propose(kind, scope, findings).verdict;
}

/** An entry of a table of the method. Throws where the version has none of that id. */
export function entryOf<T>(table: Readonly<Record<string, T>>, id: string): T {
  const entry = table[id];
  if (!entry) throw new Error(`the method has no ${id}`);
  return entry;
}
