import { useField } from '@conform-to/react';
import { createContext, useContext } from 'react';
import type { FieldConflict } from './notices.tsx';
import type { FormConflict } from './outcome.ts';

/** The state that a form shares with its fields. */
interface FormState {
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
