import { type ReactNode, useId } from 'react';
import { FieldFailure } from '#app/editing/form/field-failure.tsx';
import { useRuling, useText } from './use-ruling-values.ts';

const CONTROL =
  'w-full min-h-11 scroll-mt-20 scroll-mb-28 rounded-lg border border-line bg-paper px-3 py-2 placeholder:text-muted hover:border-muted aria-invalid:border-ink aria-invalid:ring-1 aria-invalid:ring-ink';

interface FieldProps {
  path: string;
  label: ReactNode;
  /** Of the text, where it need not be English. */
  language?: 'en' | 'ar' | undefined;
  /** Points at what is wrong with more than this field, too. */
  failure?: string | undefined;
  className?: string;
}

/** A field of one line. */
export function Line({
  type = 'text',
  maxLength,
  placeholder,
  onLeave,
  beside,
  ...field
}: FieldProps & {
  type?: 'text' | 'date' | 'url';
  maxLength?: number;
  placeholder?: string;
  /** The field is left, with what then stands in it. */
  onLeave?: (text: string) => void;
  beside?: ReactNode;
}) {
  const { set } = useRuling();
  const { text } = useText(field.path);
  return (
    <Field {...field} beside={beside}>
      {(control) => (
        <input
          {...control}
          // Of its own a browser would say what an address is, and not the same.
          type={type === 'url' ? 'text' : type}
          inputMode={type === 'url' ? 'url' : undefined}
          maxLength={maxLength}
          placeholder={placeholder}
          autoComplete="off"
          value={text}
          onChange={(event) => set(field.path, event.currentTarget.value)}
          onBlur={(event) => onLeave?.(event.currentTarget.value)}
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
          <FieldFailure id={failure}>{error}</FieldFailure>
        </div>
      )}
    </div>
  );
}

interface Control {
  id: string;
  className: string;
  lang?: string;
  dir?: 'rtl';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

function Field({
  path,
  label,
  language,
  failure,
  className = '',
  beside,
  children,
}: FieldProps & { beside?: ReactNode; children: (control: Control) => ReactNode }) {
  const id = useId();
  const { error } = useText(path);
  const describedBy = [error !== undefined && `${id}-error`, failure].filter(Boolean).join(' ');
  const control: Control = {
    id,
    className: CONTROL,
    ...(language === 'ar' && { lang: 'ar', dir: 'rtl' as const }),
    ...((error !== undefined || failure) && { 'aria-invalid': true as const }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children(control)}
      {error !== undefined && <FieldFailure id={`${id}-error`}>{error}</FieldFailure>}
      {beside}
    </div>
  );
}
