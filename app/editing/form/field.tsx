import { useField } from '@conform-to/react';
import { type ReactNode, useState } from 'react';
import { FIELD_LABELS, languageOfField } from '#app/editing/field-labels.ts';
import { type Control, Field as LabelledField } from '#app/ui/field.tsx';
import { FORM_FIELDS, type FormField } from '#domain/listing/form/listing-form.ts';
import { useFormSetting } from './form-setting.ts';
import { Theirs } from './theirs.tsx';

export interface FieldProps {
  name: FormField;
  label?: string;
  hint?: string | undefined;
  required?: boolean;
  className?: string;
}

/** A field of the form; and beside it what someone else has saved meanwhile. */
export function Field({
  name,
  label = FIELD_LABELS[name],
  hint,
  required = false,
  className = '',
  beside,
  children,
}: FieldProps & {
  /** Stands under the control. */
  beside?: ReactNode;
  children: (
    control: Control & { name: string; defaultValue: string; required: boolean; autoFocus?: true },
  ) => ReactNode;
}) {
  const [field, form] = useField<string>(name);
  const { conflict, attempt } = useFormSetting();
  const theirs = conflict?.theirs[name];
  // Typing hides the error until the next attempt to save. By the attempt and not by the message: Conform hands out
  // the same array again where the message is the same.
  const [hiddenAt, setHiddenAt] = useState<number>();
  const error = hiddenAt === attempt ? undefined : field.errors?.[0];
  const isFirstError = error && FORM_FIELDS.find((one) => form.allErrors[one]) === name;
  return (
    <div
      onInput={() => setHiddenAt(attempt)}
      className={
        theirs === undefined ? className : 'col-span-full grid items-start gap-3 md:grid-cols-2'
      }
    >
      <LabelledField
        id={field.id}
        label={label}
        language={languageOfField(name)}
        error={error}
        hint={hint}
        required={required}
        beside={beside}
      >
        {(control) =>
          children({
            ...control,
            name,
            defaultValue: field.initialValue ?? '',
            required,
            ...(isFirstError && { autoFocus: true }),
          })
        }
      </LabelledField>
      {theirs !== undefined && <Theirs name={name} text={theirs} />}
    </div>
  );
}
