import type { LinkOutcome } from '#db/schema.ts';
import { DAY_MS } from '#domain/time/day.ts';
import type { Finding } from './request-link.ts';

/** The failures of a link since its last answer. */
export interface LinkFailures {
  failures: number;
  failingSince: Date | null;
}

export interface LinkJudgement extends LinkFailures {
  outcome: LinkOutcome;
  /** Time until the next request. */
  dueMs: number;
}

/** A link is dead after this many failures, */
const FAILURES_OF_THE_DEAD = 3;
/** and this long after the first: a host may be down over a weekend. */
const DEAD_AFTER_MS = 3 * DAY_MS;

/**
 * Judges a link by a finding. `isNetworkUp`: another host has answered recently, so that an unreachable host is not the
 * fault of our own network. `chance`, from 0 to 1, spreads links that were first requested on the same day.
 */
export function judgeLink(
  before: LinkFailures,
  finding: Finding,
  { isNetworkUp, now, chance }: { isNetworkUp: boolean; now: Date; chance: number },
): LinkJudgement {
  if (finding.what === 'there') {
    const dueMs = (4 + 6 * chance) * DAY_MS;
    return { outcome: 'alive', failures: 0, failingSince: null, dueMs };
  }
  const counts = finding.what === 'gone' || (finding.what === 'unreachable' && isNetworkUp);
  if (!counts) {
    const days = finding.what === 'unreachable' ? 1 : 3 + 2 * chance;
    return { ...before, outcome: 'unsure', dueMs: days * DAY_MS };
  }
  const failures = before.failures + 1;
  const failingSince = before.failingSince ?? now;
  const isDead =
    failures >= FAILURES_OF_THE_DEAD && now.getTime() - failingSince.getTime() >= DEAD_AFTER_MS;
  return {
    outcome: isDead ? 'dead' : 'failing',
    failures,
    failingSince,
    // Not a whole day: a nightly maintenance would be met every time.
    dueMs: (isDead ? 5 : 1.2) * DAY_MS,
  };
}
