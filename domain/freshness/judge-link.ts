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
  dueMilliseconds: number;
}

const DAY_MILLISECONDS = 86_400_000;
/** A link is called dead after so many failures, */
const FAILURES_OF_THE_DEAD = 3;
/** and no sooner than this after the first: a host may be away over a weekend. */
const DEAD_AFTER_MILLISECONDS = 3 * DAY_MILLISECONDS;

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
    const dueMilliseconds = (4 + 6 * chance) * DAY_MILLISECONDS;
    return { outcome: 'alive', failures: 0, failingSince: null, dueMilliseconds };
  }
  const counts = finding.what === 'gone' || (finding.what === 'unreachable' && canAsk);
  if (!counts) {
    const days = finding.what === 'unreachable' ? 1 : 3 + 2 * chance;
    return { ...before, outcome: 'unsure', dueMilliseconds: days * DAY_MILLISECONDS };
  }
  const failures = Math.min(before.failures + 1, 1000);
  const failingSince = before.failingSince ?? now;
  const isDead =
    failures >= FAILURES_OF_THE_DEAD &&
    now.getTime() - failingSince.getTime() >= DEAD_AFTER_MILLISECONDS;
  return {
    outcome: isDead ? 'dead' : 'failing',
    failures,
    failingSince,
    // A day and a bit: what is under repair each night at the same hour is met at another.
    dueMilliseconds: (isDead ? 5 : 1.2) * DAY_MILLISECONDS,
  };
}
