import { createContext, useContext, useState } from 'react';
import { valueAt, withValueAt } from './at-path.ts';
import type { RulingErrors } from './check-ruling.ts';
import type { EvidenceInput, PositionInput, RulingInput } from './ruling-input.ts';

/** What stands in the form of a ruling, and what is wrong with it. `errors` are the server's latest. */
export function useRulingValues(begun: RulingInput, errors: RulingErrors) {
  const [input, setInput] = useState(begun);
  const [answered, setAnswered] = useState(errors);
  const [shown, setShown] = useState(errors);
  // In the same turn, so that the first of them can get the focus.
  if (errors !== answered) {
    setAnswered(errors);
    setShown(errors);
  }

  return {
    input,
    errors: shown,
    /** Everything at once. */
    replace(next: RulingInput) {
      setInput(next);
      setShown({});
    },
    /** Something was typed or chosen. What was wrong there is looked at again once it is sent. */
    set(path: string, value: unknown) {
      setInput((before) => withValueAt(before, path, value));
      setShown((before) => withoutErrorsAt(before, path));
    },
    /** A row at the end of a list. */
    add(path: string, row: Omit<EvidenceInput, 'key'> | Omit<PositionInput, 'key'>) {
      setInput((before) => {
        const rows = rowsAt(before, path);
        const key = Math.max(-1, ...rows.map((each) => each.key)) + 1;
        return withValueAt(before, path, [...rows, { ...row, key }]);
      });
    },
    remove(path: string, key: number) {
      setInput((before) => {
        const left = rowsAt(before, path).filter((each) => each.key !== key);
        return withValueAt(before, path, left);
      });
      // Those of later rows would stand at others.
      setShown((before) => withoutErrorsAt(before, path));
    },
    /** Gives a row the title of its page, if it still has that address and no title. */
    giveTitle(path: string, key: number, { url, title }: { url: string; title: string }) {
      setInput((before) => {
        const rows = rowsAt(before, path).map((row) =>
          row.key === key && row.url.trim() === url && row.title === '' ? { ...row, title } : row,
        );
        return withValueAt(before, path, rows);
      });
    },
  };
}

type RulingValues = ReturnType<typeof useRulingValues>;

const Values = createContext<RulingValues | null>(null);
export const RulingValuesProvider = Values;

/** The form around a field. */
export function useRuling(): RulingValues {
  const values = useContext(Values);
  if (!values) throw new Error('a field stands outside of its form');
  return values;
}

/** One text of the form, by its path. */
export function useText(path: string): { text: string; error: string | undefined } {
  const { input, errors } = useRuling();
  return { text: String(valueAt(input, path) ?? ''), error: errors[path] };
}

interface Row {
  key: number;
  url: string;
  title: string;
}

function rowsAt(input: RulingInput, path: string): Row[] {
  return (valueAt(input, path) ?? []) as Row[];
}

// What is wrong with the whole of something is over, too, once a part of it is another.
function withoutErrorsAt(errors: RulingErrors, path: string): RulingErrors {
  const isThere = (wrong: string) =>
    wrong === path || path.startsWith(`${wrong}.`) || wrong.startsWith(`${path}.`);
  return Object.fromEntries(Object.entries(errors).filter(([wrong]) => !isThere(wrong)));
}
