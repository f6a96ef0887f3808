import type { LinkOutcome } from '#db/schema.ts';
import type { Finding } from './request-link.ts';

/** How a link has failed since it last answered. */
export interface LinkFailures {
  failures: number;
  failingSince: Date | null;
}

export interface LinkJudgement extends LinkFailures {
  outcome: LinkOutcome;
  /** Until it is asked again. */
  dueMs: number;
}

const DAY_MS = 86_400_000;
/** A link is called dead after so many failures, */
const FAILURES_OF_THE_DEAD = 3;
/** and no sooner than this after the first: a host may be away over a weekend. */
const DEAD_AFTER_MS = 3 * DAY_MS;

/**
 * What a finding makes of a link. `canAsk`: somebody else answered of late, so that a host which cannot be reached is
 * its own fault and not ours. `chance`, from 0 to 1, spreads links that were first asked on one day.
 */
export function judgeLink(
  before: LinkFailures,
  finding: Finding,
  { canAsk, now, chance }: { canAsk: boolean; now: Date; chance: number },
): LinkJudgement {
  if (finding.what === 'there') {
    const dueMs = (4 + 6 * chance) * DAY_MS;
    return { outcome: 'alive', failures: 0, failingSince: null, dueMs };
  }
  const counts = finding.what === 'gone' || (finding.what === 'unreachable' && canAsk);
  if (!counts) {
    const days = finding.what === 'unreachable' ? 1 : 3 + 2 * chance;
    return { ...before, outcome: 'unsure', dueMs: days * DAY_MS };
  }
  const failures = Math.min(before.failures + 1, 1000);
  const failingSince = before.failingSince ?? now;
  const isDead =
    failures >= FAILURES_OF_THE_DEAD && now.getTime() - failingSince.getTime() >= DEAD_AFTER_MS;
  return {
    outcome: isDead ? 'dead' : 'failing',
    failures,
    failingSince,
    // A day and a bit: what is under repair each night at the same hour is met at another.
    dueMs: (isDead ? 5 : 1.2) * DAY_MS,
  };
}
