import { useField } from '@conform-to/react';
import { FieldError } from '#app/ui/labelled-control.tsx';
import { InputField, TextareaField } from './controls.tsx';
import { useShownError } from './form-state.ts';

const ARABIC = { lang: 'ar', dir: 'rtl' } as const;

/** A text in both languages, side by side where lines stay long enough to read; an error of both is below them. */
export function BothLanguages({
  name,
  label,
  isOneLine = false,
  hint,
  showsError = true,
  maxLength,
}: {
  name: string;
  label: string;
  isOneLine?: boolean;
  /** Shown under the English text. */
  hint?: string;
  /** Whether an error of both is shown here. */
  showsError?: boolean;
  maxLength: number;
}) {
  const [{ id, errorId }] = useField(name);
  const shown = useShownError(name);
  const error = showsError ? shown : undefined;
  const Text = isOneLine ? InputField : TextareaField;
  const both = {
    maxLength,
    ...(error && { describedBy: errorId, isInvalid: true }),
    ...(!isOneLine && { rows: 2 as const }),
  };
  return (
    <div id={id} className="@container">
      <div
        className={`grid gap-x-4 gap-y-1 ${isOneLine ? '@sm:grid-cols-2' : 'in-both @2xl:grid-cols-2'}`}
      >
        <Text name={`${name}.en`} label={`${label} (English)`} hint={hint} {...both} />
        <Text name={`${name}.ar`} label={`${label} (Arabic)`} language={ARABIC} {...both} />
        {error && (
          <div className={isOneLine ? '@sm:col-span-2' : '@2xl:col-span-2'}>
            <FieldError id={errorId}>{error}</FieldError>
          </div>
        )}
      </div>
    </div>
  );
}
