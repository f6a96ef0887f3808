import { useId, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Field } from '#app/ui/field.tsx';
import { readTypedNumber } from '#domain/zakat/typed-number.ts';

const CONTROL =
  'w-full min-h-11 rounded-lg border border-line bg-paper px-3 py-2 placeholder:text-muted aria-invalid:border-ink aria-invalid:ring-1 aria-invalid:ring-ink';

/** A label over its control. */
export function Labelled({
  label,
  children,
}: {
  label: string;
  children: (control: { id: string; className: string }) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({ id, className: CONTROL })}
    </div>
  );
}

/** A number in any digits; `onAmount` gets a plain decimal, or null for an empty field. */
export function NumberField({
  label,
  amount,
  onAmount,
}: {
  label: string;
  amount: string | null;
  onAmount: (amount: string | null) => void;
}) {
  const { text } = useLanguage();
  const error = useId();
  const [typed, setTyped] = useState(amount ?? '');
  const isEmpty = typed.trim() === '';
  const parsed = isEmpty ? null : readTypedNumber(typed);
  const isWrong = !isEmpty && parsed === null;
  // Another tab or a restored file may have changed the amount.
  const shown = isWrong || parsed === amount ? typed : (amount ?? '');
  return (
    <div>
      <Labelled label={label}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            maxLength={60}
            value={shown}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? error : undefined}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              const next = readTypedNumber(value);
              if (next !== null || value.trim() === '') onAmount(next);
            }}
          />
        )}
      </Labelled>
      <p id={error} role="status" className="text-sm">
        {isWrong ? text.mine.field.notANumber : ''}
      </p>
    </div>
  );
}

/** A checkbox with its label. */
export function Checkbox({
  label,
  isChecked,
  onCheck,
}: {
  label: string;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={isChecked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
