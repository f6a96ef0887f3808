import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { CATEGORY_LABELS } from '#app/editing/field-labels.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { longestOf } from '#domain/listing/form/listing-form.ts';
import { Field, type FieldProps } from './field.tsx';
import { useFormSetting } from './form-setting.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'maxLength' | 'placeholder' | 'min' | 'max' | 'list'
>;

/** A field of one line. */
export function TextField({
  name,
  label,
  hint,
  required,
  className,
  ...input
}: FieldProps & InputProps) {
  return (
    <Field {...{ name, label, hint, required, className }}>
      {(control) => (
        <input autoComplete="off" maxLength={longestOf(name)} {...control} {...input} />
      )}
    </Field>
  );
}

/** Room for so many lines before any are typed. */
export const LINES = { 3: 'min-h-24', 4: 'min-h-32', 5: 'min-h-40' } as const;

/** A field of as many lines as are typed. */
export function LongTextField({
  rows = 3,
  beside,
  ...field
}: FieldProps & { rows?: keyof typeof LINES; beside?: ReactNode }) {
  return (
    <Field {...field} beside={beside}>
      {({ className, ...control }) => (
        <textarea
          {...control}
          rows={rows}
          className={`${className} ${LINES[rows]} field-sizing-content max-h-[60svh] resize-y`}
        />
      )}
    </Field>
  );
}

/** The symbol, in capitals whatever is typed. */
export function SymbolField() {
  return (
    <Field name="symbol" required>
      {(control) => (
        <input
          {...control}
          maxLength={longestOf('symbol')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onInput={toCapitals}
          className={`${control.className} uppercase`}
        />
      )}
    </Field>
  );
}

/** The verdict. "Not yet reviewed" is one of the choices and the first. */
export function CategoryField() {
  const { rulingPath } = useFormSetting();
  return (
    <Field
      name="category"
      beside={
        rulingPath && (
          <p className="text-sm text-muted">
            What it rests on: its{' '}
            <Link to={rulingPath} className="link">
              ruling
            </Link>
            . Changed here, the public ledger gives the reason below as why.
          </p>
        )
      }
    >
      {(control) => (
        <select {...control}>
          {Object.entries(CATEGORY_LABELS).map(([verdict, label]) => (
            <option key={verdict} value={verdict}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** 1 to 5: a select where a coin is added, a number elsewhere (requirement 5.4). */
export function RatingField() {
  const { kind, stored } = useFormSetting();
  if (KIND_WORDS[kind].isRatedFromList && !stored) return <RatingList />;
  const isOdd = stored !== null && !Number.isInteger(stored.rating ?? Number.NaN);
  const kept = stored?.rating ?? 'none';
  return (
    <TextField
      name="rating"
      type="number"
      min={1}
      max={5}
      required={!isOdd}
      hint={isOdd ? `Imported: ${kept}. It stays unless you change it.` : undefined}
    />
  );
}

function RatingList() {
  return (
    <Field name="rating" required>
      {/* One of them is always chosen: `required` asks for an option without a value. */}
      {({ required: _, ...control }) => (
        <select {...control}>
          {[1, 2, 3, 4, 5].map((stars) => (
            <option key={stars} value={stars}>
              {stars} {stars === 1 ? 'star' : 'stars'}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function toCapitals({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const capitals = input.value.toUpperCase();
  if (input.value === capitals) return;
  const { selectionStart, selectionEnd } = input;
  input.value = capitals;
  input.setSelectionRange(selectionStart, selectionEnd);
}
