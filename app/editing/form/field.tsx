import { useField } from '@conform-to/react';
import { type ReactNode, useState } from 'react';
import { FIELD_LABELS, languageOfField } from '#app/editing/field-labels.ts';
import { FORM_FIELDS, type FormField } from '#domain/listing/form/listing-form.ts';
import { FieldFailure } from './field-failure.tsx';
import { FieldLabel } from './field-label.tsx';
import { useFormSetting } from './form-setting.ts';
import { Theirs } from './theirs.tsx';

/** What the control of a field is given. */
export interface Control {
  id: string;
  name: string;
  defaultValue: string;
  required: boolean;
  autoFocus?: true;
  className: string;
  lang?: string;
  dir?: 'rtl' | 'ltr';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export interface FieldProps {
  name: FormField;
  label?: string;
  hint?: string;
  required?: boolean;
  className?: string;
}

const CONTROL =
  'w-full min-h-11 scroll-mt-20 scroll-mb-28 rounded-lg border border-line bg-paper px-3 py-2 placeholder:text-muted hover:border-muted aria-invalid:border-ink aria-invalid:ring-1 aria-invalid:ring-ink';

/** A label, its control, what helps and what is wrong; and beside it what someone else has saved meanwhile. */
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
  children: (control: Control) => ReactNode;
}) {
  const [field, form] = useField<string>(name);
  const { conflict, attempt } = useFormSetting();
  const theirs = conflict?.theirs[name];
  // Typing hides the error until the next attempt to save. By the attempt and not by the message: Conform hands out
  // the same array again where the message is the same.
  const [hiddenAt, setHiddenAt] = useState<number>();
  const error = hiddenAt === attempt ? undefined : field.errors?.[0];
  const isFirstError = error && FORM_FIELDS.find((one) => form.allErrors[one]) === name;
  const describedBy = [hint && field.descriptionId, error && field.errorId].filter(Boolean);
  const control: Control = {
    id: field.id,
    name,
    defaultValue: field.initialValue ?? '',
    required,
    className: CONTROL,
    ...languageOfField(name),
    ...(isFirstError && { autoFocus: true }),
    ...(error && { 'aria-invalid': true }),
    ...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') }),
  };
  return (
    <div
      onInput={() => setHiddenAt(attempt)}
      className={
        theirs === undefined ? className : 'col-span-full grid items-start gap-3 md:grid-cols-2'
      }
    >
      <div className="grid content-start gap-1">
        <FieldLabel htmlFor={field.id} required={required}>
          {label}
        </FieldLabel>
        {children(control)}
        {error && <FieldFailure id={field.errorId}>{error}</FieldFailure>}
        {hint && (
          <p id={field.descriptionId} className="text-sm text-muted">
            {hint}
          </p>
        )}
        {beside}
      </div>
      {theirs !== undefined && <Theirs name={name} text={theirs} />}
    </div>
  );
}
