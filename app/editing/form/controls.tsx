import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** The properties of a field of one line that are its input's. */
const OF_INPUT = [
  ...(['type', 'inputMode', 'maxLength', 'placeholder', 'min', 'max', 'readOnly'] as const),
  ...(['onBlur', 'onInput', 'onKeyDown'] as const),
];

export type InputFieldProps = FieldProps & Pick<ComponentProps<'input'>, (typeof OF_INPUT)[number]>;

/** A field of one line. */
export function InputField({ type = 'text', ...field }: InputFieldProps) {
  const given = { ...field, type };
  const input = Object.fromEntries(OF_INPUT.map((name) => [name, given[name]]));
  return (
    <Field {...field}>{(control) => <input autoComplete="off" {...input} {...control} />}</Field>
  );
}

/** Room for so many lines before any are typed. */
export const LINES = { 2: 'min-h-16', 3: 'min-h-24', 4: 'min-h-32', 5: 'min-h-40' } as const;

/** A field of as many lines as are typed. */
export function TextareaField({
  rows = 3,
  maxLength,
  ...field
}: FieldProps & { rows?: keyof typeof LINES; maxLength?: number }) {
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <textarea
          {...control}
          rows={rows}
          maxLength={maxLength}
          className={`${className} ${LINES[rows]} field-sizing-content max-h-[60svh] resize-y`}
        />
      )}
    </Field>
  );
}

/** A select. HTML allows `required` only with an option that stands for no choice. */
export function ChoiceField({
  options,
  ...field
}: FieldProps & { options: Record<string, string> }) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} required={control.required && '' in options}>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
