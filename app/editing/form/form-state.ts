import { useField } from '@conform-to/react';
import { createContext, useCallback, useContext, useState } from 'react';
import type { FieldConflict } from './notices.tsx';
import type { FormConflict, FormOutcome } from './outcome.ts';

/** The state that a form shares with its fields. */
export interface FormState {
  /** Address that the form is sent to. */
  action: string;
  /** Fields edited since the last attempt to save; their errors are hidden until the next. */
  edited: readonly string[];
  /** Whether no other field has asked before this one: the first invalid field asks, for the focus without scripts. */
  isFirst(name: string): boolean;
  conflict: (FormConflict & Partial<FieldConflict>) | undefined;
  /** Hides the error of a field that is edited, until the next attempt to save. */
  hideError(name: string): void;
}

const State = createContext<FormState | null>(null);
export const FormStateProvider = State;

/** The state of the form around a field. */
export function useFormState(): FormState {
  const state = useContext(State);
  if (!state) throw new Error('a field is outside of its form');
  return state;
}

/** The error of a field, or of a group of fields; hidden once one of them is edited, until the next attempt to save. */
export function useShownError(name: string): string | undefined {
  const [field] = useField<string>(name);
  const { edited } = useFormState();
  return isHidden(name, edited) ? undefined : field.errors?.[0];
}

/** The focus of a page that is loaded without scripts, for the first of the fields that are invalid. */
export function useFirstFocus(name: string, isInvalid: boolean): { autoFocus?: true } {
  const { isFirst } = useFormState();
  return isInvalid && isFirst(name) ? { autoFocus: true } : {};
}

/** Whether the error of `name` is hidden, because the field or a part of it was edited. */
export function isHidden(name: string, edited: readonly string[]): boolean {
  return edited.some(
    (each) => each === name || each.startsWith(`${name}.`) || each.startsWith(`${name}[`),
  );
}

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
