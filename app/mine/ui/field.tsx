import { useId, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { LabelledControl } from '#app/ui/labelled-control.tsx';
import { readTypedNumber } from '#domain/zakat/typed-number.ts';

/** An amount, in any digits. `onAmount` gets it as a plain decimal, or null where there is none. */
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
  // The amount may have been changed in another tab or by a file.
  const shown = isWrong || read === amount ? typed : (amount ?? '');
  return (
    <LabelledControl
      label={label}
      isInvalid={isWrong}
      describedBy={isWrong ? problem : undefined}
      beside={
        <p id={problem} role="status" className="text-sm">
          {isWrong ? text.mine.field.notANumber : ''}
        </p>
      }
    >
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={60}
          value={shown}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            onAmount(readTypedNumber(value));
          }}
        />
      )}
    </LabelledControl>
  );
}

/** A box to tick, with its words beside it. */
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
        className="size-5"
        checked={isChecked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
