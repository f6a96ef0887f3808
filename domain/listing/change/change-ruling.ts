import { canonical } from '#domain/method/definition.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import type { Scope } from '#domain/method/scope.ts';
import {
  bareGrounds,
  type Grounds,
  hasFindings,
  isBare,
  type Ruling,
  type Rulings,
} from '#domain/ruling/ruling.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

/**
 * The rulings with this verdict and these `grounds` on a scope, by default the earlier findings, or none by the current version.
 * Every edit of a verdict passes here; its date changes only with it.
 */
export function changeRuling(
  rulings: Rulings,
  scope: Scope,
  verdict: Verdict | null,
  grounds?: Grounds,
): Rulings {
  const earlier = rulings[scope];
  const isSame = (earlier?.verdict ?? null) === verdict;
  if (isSame && !grounds) return rulings;
  const ruledAt = isSame ? (earlier?.ruledAt ?? null) : new Date().toISOString();
  const kept = grounds ?? keptGrounds(earlier?.grounds ?? null, verdict);
  const ruling = {
    verdict,
    ruledAt: verdict && ruledAt,
    grounds: withSignature(earlier ?? null, verdict, kept),
  };
  if (!ruling.verdict && !ruling.grounds) return withoutRuling(rulings, scope);
  return { ...rulings, [scope]: ruling };
}

// The grounds for another verdict. One without findings is of the version it is given under.
function keptGrounds(earlier: Grounds | null, verdict: Verdict | null): Grounds | null {
  if (!verdict) return earlier && !isBare(earlier) ? withoutDeparture(earlier) : null;
  const isKept = earlier && (hasFindings(earlier) || earlier.method === CURRENT_METHOD.version);
  return isKept ? withoutDeparture(earlier) : bareGrounds(CURRENT_METHOD.version);
}

// A departure explains, and its second editor confirms, one verdict only.
function withoutDeparture({ departurePosition: _, secondEditor: __, ...rest }: Grounds): Grounds {
  return { ...rest, departure: null };
}

// A signature stays that of the ruling that was signed.
function withSignature(
  earlier: Ruling | null,
  verdict: Verdict | null,
  grounds: Grounds | null,
): Grounds | null {
  if (!grounds?.signature) return grounds;
  const { isOfEarlier: _, ...given } = grounds.signature;
  const { isOfEarlier, ...before } = earlier?.grounds?.signature ?? {};
  const isSignedAnew = canonical(given) !== canonical(before);
  const signed = ({ signature: _, reviewDue: __, ...rest }: Grounds) => canonical(rest);
  const isChanged =
    earlier?.verdict !== verdict || !earlier.grounds || signed(earlier.grounds) !== signed(grounds);
  const isEarlier = !isSignedAnew && (isOfEarlier === true || isChanged);
  return { ...grounds, signature: { ...given, ...(isEarlier && { isOfEarlier: true }) } };
}

/** The rulings but for that of one scope. */
export function withoutRuling({ ...rulings }: Rulings, scope: Scope): Rulings {
  delete rulings[scope];
  return rulings;
}
