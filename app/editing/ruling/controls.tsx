import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '#app/ui/field.tsx';
import { Field, type FieldProps } from './field.tsx';
import { useRuling, useText } from './use-ruling-values.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'maxLength' | 'placeholder' | 'onBlur' | 'onInput' | 'onKeyDown'
>;

/** A field of one line. */
export function Line({
  path,
  label,
  language,
  failure,
  className,
  beside,
  ...input
}: FieldProps & InputProps & { beside?: ReactNode }) {
  const { set } = useRuling();
  const { text } = useText(path);
  return (
    <Field {...{ path, label, language, failure, className, beside }}>
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          {...input}
          {...control}
          value={text}
          onChange={(event) => set(path, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** A field of as many lines as are typed. */
export function Lines({ maxLength, ...field }: FieldProps & { maxLength: number }) {
  const { set } = useRuling();
  const { text } = useText(field.path);
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <textarea
          {...control}
          rows={2}
          maxLength={maxLength}
          value={text}
          onChange={(event) => set(field.path, event.currentTarget.value)}
          className={`${className} field-sizing-content max-h-[60svh] min-h-16 resize-y`}
        />
      )}
    </Field>
  );
}

/** One of a few. */
export function Choice({ options, ...field }: FieldProps & { options: Record<string, string> }) {
  const { set } = useRuling();
  const { text } = useText(field.path);
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          value={text}
          onChange={(event) => set(field.path, event.currentTarget.value)}
        >
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

/** A text in both languages, side by side; what is wrong with both stands under them. */
export function BothLanguages({
  path,
  label,
  kind = 'lines',
  maxLength,
}: {
  path: string;
  label: string;
  kind?: 'line' | 'lines';
  maxLength: number;
}) {
  const failure = useId();
  const { error } = useText(path);
  const wrong = error === undefined ? undefined : failure;
  const Typed = kind === 'line' ? Line : Lines;
  return (
    <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
      <Typed
        path={`${path}.en`}
        label={`${label} (English)`}
        maxLength={maxLength}
        failure={wrong}
      />
      <Typed
        path={`${path}.ar`}
        label={`${label} (Arabic)`}
        language="ar"
        maxLength={maxLength}
        failure={wrong}
      />
      {error !== undefined && (
        <div className="md:col-span-2">
          <FieldError id={failure}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
