import { useCallback, useState } from 'react';
import type { FormOutcome } from './outcome.ts';

const NO_NAMES: readonly string[] = [];

/** The fields edited since the last attempt to save, whose errors are hidden. */
export function useEdits(response: FormOutcome | undefined) {
  const [edited, setEdited] = useState(NO_NAMES);
  const [seen, setSeen] = useState({ response, turn: 0 });
  const hideError = useCallback(
    (name: string) => setEdited((before) => (before.includes(name) ? before : [...before, name])),
    [],
  );
  if (response !== seen.response) {
    setSeen({ response, turn: seen.turn + 1 });
    setEdited(NO_NAMES);
  }
  return {
    edited,
    /** Number of the response, since Conform returns the same array where the messages are the same: each is announced again. */
    turn: seen.turn,
    hideError,
    /** Rows that are added or removed change the names of the ones below them. */
    forgetRows: () => setEdited((before) => before.filter((name) => !name.includes('['))),
    startAttempt: () => setEdited(NO_NAMES),
  };
}
