const MINUTE_MILLISECONDS = 60_000;
const MOST_OF_ONE = 30;
const MOST_OF_ALL = 300;

/** How many were left out; of a network, or of all that came once the minute was full. */
type LeftOut = { leftOut: number; network?: string };

/**
 * Bounds what strangers can have written: 30 lines a minute of one network, 300 of all together. Answers whether one
 * more is taken; `tell` is called at the end of a minute with what was not.
 */
export function boundFlood(tell: (left: LeftOut) => void): (network: string) => boolean {
  const networks = new Map<string, { taken: number; leftOut: number }>();
  let taken = 0;
  let leftOutOfOthers = 0;
  let isRunning = false;

  function endMinute(): void {
    for (const [network, { leftOut }] of networks) if (leftOut > 0) tell({ network, leftOut });
    if (leftOutOfOthers > 0) tell({ leftOut: leftOutOfOthers });
    networks.clear();
    taken = 0;
    leftOutOfOthers = 0;
    isRunning = false;
  }

  return (network) => {
    if (!isRunning) setTimeout(endMinute, MINUTE_MILLISECONDS).unref();
    isRunning = true;
    const known = networks.get(network);
    if (taken < MOST_OF_ALL && (known?.taken ?? 0) < MOST_OF_ONE) {
      taken += 1;
      networks.set(network, { taken: (known?.taken ?? 0) + 1, leftOut: 0 });
      return true;
    }
    if (known) known.leftOut += 1;
    else leftOutOfOthers += 1;
    return false;
  };
}
