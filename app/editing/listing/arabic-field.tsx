import { useField } from '@conform-to/react';
import { useState } from 'react';
import { LINES } from '#app/editing/form/controls.tsx';
import { Field, HiddenField } from '#app/editing/form/field.tsx';
import { maxLengthOf } from '#domain/listing/form/listing-input.ts';
import type { TextField } from '#domain/listing/listing.ts';
import { labelledField } from './labelled-field.ts';
import { useListingSetting } from './listing-form.tsx';
import { doubtOf, isMachineText } from './machine-arabic.ts';

const DOUBT_TEXT = {
  english: 'Not translated: still the English text.',
  machine: 'Machine translation, not reviewed yet.',
  stale: 'The English has changed since this was written.',
} as const;

/** An Arabic text. What a machine wrote is marked until an editor touches it or says that it was read. */
export function ArabicField({
  name,
  rows,
  replaced = '',
  className = '',
}: {
  name: TextField;
  /** None: one line. */
  rows?: keyof typeof LINES;
  /** The editor's text that the machine's replaces. */
  replaced?: string | undefined;
  className?: string;
}) {
  const { saved, doubts } = useListingSetting();
  const [field, form] = useField<string>(`ar.${name}`);
  const [source] = useField<string>(`en.${name}`);
  const [machine] = useField<string>(`machine.${name}`);
  const [read] = useField<string>(`read.${name}`);
  const text = field.value ?? '';
  const english = source.value ?? '';
  const [made, setMade] = useState({ machine: machine.value ?? '', source: english });
  const newest = machine.value ?? '';
  if (newest !== made.machine) setMade({ machine: newest, source: english });
  const doubt = doubtOf({
    text,
    english,
    ...made,
    saved: {
      text: saved[`ar.${name}`] ?? '',
      english: saved[`en.${name}`] ?? '',
      doubt: doubts[name],
    },
  });
  return (
    <Field
      {...labelledField(`ar.${name}`)}
      className={className}
      beside={
        <>
          <HiddenField name={machine.name} />
          <div hidden={!doubt} className="grid gap-x-3 text-sm">
            <p className="text-muted">{doubt && DOUBT_TEXT[doubt]}</p>
            <label className="flex min-h-11 items-center gap-2 sm:min-h-8">
              <input
                type="checkbox"
                name={`read.${name}`}
                defaultChecked={read.initialValue === 'on'}
                className="size-5 accent-accent"
              />
              I have reviewed it and it is correct
            </label>
            {replaced && isMachineText(text, made.machine) && (
              <button
                type="button"
                className="button justify-self-start"
                onClick={() => form.update({ name: `ar.${name}`, value: replaced })}
              >
                Restore the earlier text
              </button>
            )}
          </div>
        </>
      }
    >
      {({ className: look, ...control }) =>
        rows ? (
          <textarea
            {...control}
            rows={rows}
            className={`${look} ${LINES[rows]} field-sizing-content max-h-[60svh] resize-y ${doubt ? 'border-dashed border-muted' : ''}`}
          />
        ) : (
          <input
            {...control}
            maxLength={maxLengthOf(`ar.${name}`)}
            autoComplete="off"
            className={look}
          />
        )
      }
    </Field>
  );
}
