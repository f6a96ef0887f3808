import { useField } from '@conform-to/react';
import type { ReactNode } from 'react';
import { FIELD_LABELS, languageOfField } from '#app/editing/field-labels.ts';
import {
  type Control as PlainControl,
  Field as PlainField,
  type FieldProps as PlainFieldProps,
} from '#app/ui/field.tsx';
import type { FieldName } from '#domain/listing/field.ts';
import { useFormState, useShownError } from './form-state.ts';
import { Theirs } from './theirs.tsx';

export interface FieldProps extends Omit<Partial<PlainFieldProps>, 'id' | 'error' | 'children'> {
  name: string;
  /** A further control whose edit settles the error. */
  settledBy?: string;
}

export interface Control extends PlainControl {
  name: string;
  defaultValue: string;
  required: boolean;
  autoFocus?: true;
}

/** A field of the surrounding form; beside it the text that someone else has saved meanwhile. */
export function Field({
  name,
  label = FIELD_LABELS[name as FieldName],
  language = languageOfField(name as FieldName),
  settledBy,
  required = false,
  className = '',
  children,
  ...field
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const [{ id, initialValue }, form] = useField<string>(name);
  const { order, conflict } = useFormState();
  const theirs = conflict?.theirs?.[name as FieldName];
  const error = useShownError(name, settledBy);
  const isFirstError = error && order.find((each) => form.allErrors[each]) === name;
  const labelled = (
    <PlainField
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
          ...(isFirstError && { autoFocus: true }),
        })
      }
    </PlainField>
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
