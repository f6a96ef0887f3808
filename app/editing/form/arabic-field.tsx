import { useField } from '@conform-to/react';
import { type FormEvent, useRef, useState } from 'react';
import { LONGEST } from '#domain/listing/form-rule.ts';
import type { TextField as TextName } from '#domain/listing/listing.ts';
import { LINES } from './controls.tsx';
import { Field } from './field.tsx';
import { readFields, writeFields } from './form-fields.ts';
import { useFormSetting } from './form-setting.ts';

const DOUBT_TEXT = {
  english: 'Not translated: this is still the English text.',
  machine: 'Made by a machine and read by nobody yet.',
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
  const { saved, doubts } = useFormSetting();
  const [field] = useField<string>(`ar.${name}`);
  const [source] = useField<string>(`en.${name}`);
  const [made] = useField<string>(`machine.${name}`);
  const [text, setText] = useState(field.initialValue ?? '');
  const [machine, setMachine] = useState(made.initialValue ?? '');
  // The English it was made from.
  const [english, setEnglish] = useState(source.initialValue ?? '');
  const [replaced, setReplaced] = useState('');
  const read = useRef<HTMLInputElement>(null);
  const isMachines = machine !== '' && sameText(text, machine);
  const isSaved = sameText(text, saved[`ar.${name}`] ?? '');
  const isEnglishNew = !sameText(source.value ?? '', saved[`en.${name}`] ?? '');
  const savedDoubt = isEnglishNew ? 'stale' : doubts[name];
  const doubt = isMachines ? 'machine' : isSaved ? savedDoubt : undefined;
  const isEnglish = doubt === 'machine' && sameText(text, english);
  function hearMachine({ currentTarget }: FormEvent<HTMLInputElement>) {
    setMachine(currentTarget.value);
    if (currentTarget.form) setEnglish(readFields(currentTarget.form)[`en.${name}`] ?? '');
    // A machine's text in the place of another's: the editor's own is still the one from before both.
    if (!isMachines) setReplaced(sameText(text, currentTarget.value) ? '' : text);
    // What was read was another text.
    if (read.current?.checked) read.current.click();
  }
  return (
    <Field
      name={`ar.${name}`}
      className={className}
      beside={
        <div hidden={text === '' || !doubt} className="grid gap-x-3 text-sm">
          <p className="text-muted">{doubt && DOUBT_TEXT[isEnglish ? 'english' : doubt]}</p>
          <label className="flex min-h-11 items-center gap-2 sm:min-h-8">
            <input
              ref={read}
              type="checkbox"
              name={`read.${name}`}
              className="size-5 accent-accent"
            />
            I have read it, and it is right
          </label>
          {isMachines && replaced && (
            <button
              type="button"
              className="button justify-self-start"
              onClick={({ currentTarget: { form } }) =>
                form && writeFields(form, { [`ar.${name}`]: replaced })
              }
            >
              Put the earlier text back
            </button>
          )}
        </div>
      }
    >
      {({ className: look, ...control }) => (
        <>
          <input type="hidden" name={`machine.${name}`} value={machine} onInput={hearMachine} />
          {rows ? (
            <textarea
              {...control}
              rows={rows}
              onInput={(event) => setText(event.currentTarget.value)}
              className={`${look} ${LINES[rows]} field-sizing-content max-h-[60svh] resize-y ${doubt ? 'border-dashed border-muted' : ''}`}
            />
          ) : (
            <input
              {...control}
              maxLength={LONGEST.name}
              autoComplete="off"
              onInput={(event) => setText(event.currentTarget.value)}
              className={look}
            />
          )}
        </>
      )}
    </Field>
  );
}

// A form sends its line ends in another way than it is given them.
function sameText(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n').trim() === other.replaceAll('\r\n', '\n').trim();
}
