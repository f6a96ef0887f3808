import { useField } from '@conform-to/react';
import { useState } from 'react';
import { LINES } from '#app/editing/form/controls.tsx';
import { Field, HiddenField } from '#app/editing/form/field.tsx';
import { maxLengthOf } from '#domain/listing/form/listing-form.ts';
import type { TextField as TextName } from '#domain/listing/listing.ts';
import { useListingSetting } from './listing-form.tsx';

const DOUBT_TEXT = {
  english: 'Not translated: still the English text.',
  machine: 'Machine translation, not reviewed yet.',
  stale: 'The English has changed since this was written.',
} as const;

/** An Arabic text. What a machine wrote is marked until an editor touches it or says that it was read. */
export function ArabicField({
  name,
  rows,
  className = '',
}: {
  name: TextName;
  /** None: one line. */
  rows?: keyof typeof LINES;
  className?: string;
}) {
  const { saved, doubts } = useListingSetting();
  const [field, form] = useField<string>(`ar.${name}`);
  const [source] = useField<string>(`en.${name}`);
  const [machine] = useField<string>(`machine.${name}`);
  const [read] = useField<string>(`read.${name}`);
  const text = field.value ?? '';
  const made = useMachineText(text, machine.value ?? '', source.value ?? '');
  const isSaved = sameText(text, saved[`ar.${name}`] ?? '');
  const isEnglishNew = !sameText(source.value ?? '', saved[`en.${name}`] ?? '');
  const savedDoubt = isEnglishNew ? 'stale' : doubts[name];
  const doubt = made.isShown ? 'machine' : isSaved ? savedDoubt : undefined;
  const isEnglish = doubt === 'machine' && sameText(text, made.source);
  return (
    <Field
      name={`ar.${name}`}
      className={className}
      beside={
        <>
          <HiddenField name={machine.name} />
          <div hidden={text === '' || !doubt} className="grid gap-x-3 text-sm">
            <p className="text-muted">{doubt && DOUBT_TEXT[isEnglish ? 'english' : doubt]}</p>
            <label className="flex min-h-11 items-center gap-2 sm:min-h-8">
              <input
                type="checkbox"
                name={`read.${name}`}
                defaultChecked={read.initialValue === 'on'}
                className="size-5 accent-accent"
              />
              I have reviewed it and it is correct
            </label>
            {made.isShown && made.replaced && (
              <button
                type="button"
                className="button justify-self-start"
                onClick={() => form.update({ name: `ar.${name}`, value: made.replaced })}
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

/** A machine's text: whether it is the one that is shown, the English it was made from, and the text it has replaced. */
function useMachineText(text: string, machine: string, english: string) {
  const [made, setMade] = useState({ text, machine, source: english, replaced: '' });
  if (machine !== made.machine) {
    const wasShown = made.machine !== '' && sameText(made.text, made.machine);
    // After two machine translations the editor's own text is still the one from before both.
    const replaced = wasShown ? made.replaced : sameText(made.text, machine) ? '' : made.text;
    setMade({ text, machine, source: english, replaced });
  } else if (text !== made.text) {
    setMade({ ...made, text });
  }
  return { ...made, isShown: machine !== '' && sameText(text, machine) };
}

// A form sends its line ends in another way than it is given them.
function sameText(left: string, right: string): boolean {
  return left.replaceAll('\r\n', '\n').trim() === right.replaceAll('\r\n', '\n').trim();
}
