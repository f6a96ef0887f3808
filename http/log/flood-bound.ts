const MINUTE_MILLISECONDS = 60_000;
const MOST_OF_ONE = 30;
const MOST_OF_ALL = 300;

/** Lines left out, of one network; without a network: of those first seen after the total was reached. */
type LeftOut = { leftOut: number; network?: string };

/**
 * Bounds log lines caused by visitors: 30 a minute per network, 300 in all. The function returns whether a line may be
 * written; `report` is called at the end of a minute with the lines left out.
 */
export function boundFlood(report: (lines: LeftOut) => void): (network: string) => boolean {
  const networks = new Map<string, { written: number; leftOut: number }>();
  let written = 0;
  let leftOutOfOthers = 0;
  let isRunning = false;

  function endMinute(): void {
    for (const [network, { leftOut }] of networks) if (leftOut > 0) report({ network, leftOut });
    if (leftOutOfOthers > 0) report({ leftOut: leftOutOfOthers });
    networks.clear();
    written = 0;
    leftOutOfOthers = 0;
    isRunning = false;
  }

  return (network) => {
    if (!isRunning) setTimeout(endMinute, MINUTE_MILLISECONDS).unref();
    isRunning = true;
    const known = networks.get(network);
    if (written < MOST_OF_ALL && (known?.written ?? 0) < MOST_OF_ONE) {
      written += 1;
      networks.set(network, { written: (known?.written ?? 0) + 1, leftOut: 0 });
      return true;
    }
    if (known) known.leftOut += 1;
    else leftOutOfOthers += 1;
    return false;
  };
}
