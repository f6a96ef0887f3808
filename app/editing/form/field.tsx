import { useField } from '@conform-to/react';
import { type ReactNode, useState } from 'react';
import { FIELD_LABELS, languageOfField, shownText } from '#app/editing/field-labels.ts';
import { Moment } from '#app/editing/moment.tsx';
import {
  type ControlAttributes,
  LabelledControl,
  type LabelledControlProps,
} from '#app/ui/labelled-control.tsx';
import type { FieldName } from '#domain/listing/field.ts';
import { useFirstFocus, useFormState, useShownError } from './form-state.ts';
import type { FormConflict } from './outcome.ts';

export interface FieldProps
  extends Omit<Partial<LabelledControlProps>, 'id' | 'error' | 'children' | 'label'> {
  name: string;
  label: string;
}

interface Control extends ControlAttributes {
  name: string;
  defaultValue: string;
  required: boolean;
  autoFocus?: true;
}

/** A field of the surrounding form; beside it the text that someone else has saved meanwhile. */
export function Field({
  name,
  label,
  language,
  required = false,
  className = '',
  children,
  ...field
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const [{ id, initialValue }] = useField<string>(name);
  const { conflict } = useFormState();
  // Only the forms of listings and translations have texts of another editor.
  const theirs = conflict?.theirs?.[name as FieldName];
  const error = useShownError(name);
  const focus = useFirstFocus(name, field.isInvalid ?? error !== undefined);
  const labelled = (
    <LabelledControl
      {...field}
      id={id}
      label={label}
      language={language}
      error={error}
      required={required}
      className={theirs === undefined ? className : ''}
    >
      {(control) =>
        children({
          ...control,
          name,
          defaultValue: initialValue ?? '',
          required,
          ...focus,
        })
      }
    </LabelledControl>
  );
  if (!conflict || theirs === undefined) return labelled;
  return (
    <div className="col-span-full grid items-start gap-3 md:grid-cols-2">
      {labelled}
      <Theirs name={name as FieldName} text={theirs} conflict={conflict} />
    </div>
  );
}

/** A hidden field. React would reset one without a value to its first value. */
export function HiddenField({ name }: { name: string }) {
  const [{ value }] = useField<string>(name);
  return <input type="hidden" name={name} value={value ?? ''} />;
}

/** Another editor's text of the same field, to take it or to copy from it. */
export function Theirs({
  name,
  text,
  conflict: { by, at },
}: {
  name: FieldName;
  text: string;
  conflict: FormConflict;
}) {
  const [field, form] = useField<string>(name);
  const [mine, setMine] = useState<string | null>(null);
  function swap() {
    setMine(mine === null ? (field.value ?? '') : null);
    form.update({ name, value: mine ?? text });
  }
  return (
    <section
      aria-label={`${FIELD_LABELS[name]}, as currently saved`}
      className="grid content-start gap-1"
    >
      <p className="text-sm text-muted">
        Saved by {by}, <Moment at={at} />
      </p>
      <p
        {...languageOfField(name)}
        className="min-h-11 rounded-lg border border-dashed border-muted px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {shownText(name, text) || <span className="text-muted">(empty)</span>}
      </p>
      <button type="button" onClick={swap} className="button justify-self-start noscript:hidden">
        {mine === null ? 'Use theirs' : 'Use mine again'}
        <span className="sr-only">: {FIELD_LABELS[name]}</span>
      </button>
    </section>
  );
}
