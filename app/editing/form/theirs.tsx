import { useFormMetadata } from '@conform-to/react';
import { useState } from 'react';
import { FIELD_LABELS, languageOfField, shownText } from '#app/editing/field-labels.ts';
import { Moment } from '#app/editing/moment.tsx';
import type { FormField } from '#domain/listing/form/listing-form.ts';
import { readFields, writeFields } from './form-fields.ts';
import { useFormSetting } from './form-setting.ts';

/** What someone else has saved in a field meanwhile, to take it or to copy from it. */
export function Theirs({ name, text }: { name: FormField; text: string }) {
  const { conflict } = useFormSetting();
  const [mine, setMine] = useState<string | null>(null);
  const { id } = useFormMetadata();
  function swap() {
    const form = document.forms.namedItem(id);
    if (!form) return;
    setMine(mine === null ? (readFields(form)[name] ?? '') : null);
    writeFields(form, { [name]: mine ?? text });
  }
  if (!conflict) return null;
  return (
    <section
      aria-label={`${FIELD_LABELS[name]}, as it is saved now`}
      className="grid content-start gap-1"
    >
      <p className="text-sm text-muted">
        Saved by {conflict.by}, <Moment at={conflict.at} />
      </p>
      <p
        {...languageOfField(name)}
        className="min-h-11 rounded-lg border border-dashed border-muted px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {shownText(name, text) || <span className="text-muted">(empty)</span>}
      </p>
      <button type="button" onClick={swap} className="button justify-self-start noscript:hidden">
        {mine === null ? 'Use theirs' : 'Use mine again'}
        <span className="sr-only">: {FIELD_LABELS[name]}</span>
      </button>
    </section>
  );
}
