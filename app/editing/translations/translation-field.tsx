import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { TextDoubt, TextField, TextLanguage } from '#domain/listing/listing.ts';
import { LANGUAGE_NAME } from './texts-in-doubt.ts';
import { confirmName } from './translations-input.ts';

const DOUBT: Record<TextDoubt, string> = {
  machine: 'Made by a machine, not yet checked.',
  stale: 'The English has changed since.',
};

/** A text in one language, with what is known against it and what someone else has made of it. */
export function TranslationField({
  language,
  field,
  text,
  doubt,
  error,
  theirs,
  isTaken,
}: {
  language: TextLanguage;
  field: TextField;
  text: string;
  doubt: TextDoubt | undefined;
  error: string | undefined;
  /** What is saved, where it is something else. */
  theirs: string | undefined;
  /** Someone else has changed it and this editor has not. */
  isTaken: boolean;
}) {
  const id = useId();
  const name = `${language}.${field}` as const;
  const direction = language === 'ar' ? ('rtl' as const) : ('ltr' as const);
  const notes = [
    error && `${id}-error`,
    doubt && `${id}-doubt`,
    isTaken && `${id}-taken`,
    theirs !== undefined && `${id}-theirs`,
  ].filter(Boolean);
  const control = {
    id,
    name,
    defaultValue: text,
    lang: language,
    dir: direction,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.join(' ') || undefined,
    className:
      'w-full rounded-lg border border-line bg-paper px-3 py-2 aria-invalid:border-2 aria-invalid:border-ink',
  };
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="text-sm text-muted">
        {LANGUAGE_NAME[language]}
      </label>
      {field === 'name' ? (
        <input {...control} type="text" className={`${control.className} min-h-11`} />
      ) : (
        <textarea
          {...control}
          rows={4}
          className={`${control.className} field-sizing-content max-h-80 min-h-28`}
        />
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-sm font-medium">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {error}
        </p>
      )}
      {isTaken && (
        <p id={`${id}-taken`} className="text-sm text-muted">
          Changed by someone else meanwhile; this is the new text.
        </p>
      )}
      {theirs !== undefined && (
        <div id={`${id}-theirs`} className="rounded-lg border border-dashed border-line p-3">
          <p className="text-sm text-muted">Saved by someone else meanwhile:</p>
          <p lang={language} dir={direction} className="whitespace-pre-line">
            {theirs || '(emptied)'}
          </p>
        </div>
      )}
      {doubt && (
        <div className="flex flex-wrap items-center gap-x-4 text-sm">
          <span id={`${id}-doubt`} className="text-muted">
            {DOUBT[doubt]}
          </span>
          <label className="flex min-h-11 items-center gap-2">
            <input type="checkbox" name={confirmName(name)} className="size-5 accent-accent" />
            This is right
          </label>
        </div>
      )}
    </div>
  );
}
