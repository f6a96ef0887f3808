import { type ReactNode, useId, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
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

/** An amount, in any digits. `onAmount` gets it as a plain decimal, or null where the field is empty. */
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
  const problem = useId();
  const [typed, setTyped] = useState(amount ?? '');
  const isEmpty = typed.trim() === '';
  const read = isEmpty ? null : readTypedNumber(typed);
  const isWrong = !isEmpty && read === null;
  // It may have been changed elsewhere: in another tab, from a file.
  const shown = isWrong || read === amount ? typed : (amount ?? '');
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
            aria-describedby={isWrong ? problem : undefined}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              const next = readTypedNumber(value);
              if (next !== null || value.trim() === '') onAmount(next);
            }}
          />
        )}
      </Labelled>
      <p id={problem} role="status" className="text-sm">
        {isWrong ? text.mine.field.notANumber : ''}
      </p>
    </div>
  );
}

/** A box to tick, with its words beside it. */
export function Tick({
  label,
  isTicked,
  onTick,
}: {
  label: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={isTicked}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
