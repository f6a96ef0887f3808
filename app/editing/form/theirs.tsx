import { useField } from '@conform-to/react';
import { useState } from 'react';
import { FIELD_LABELS, languageOfField, shownText } from '#app/editing/field-labels.ts';
import { Moment } from '#app/editing/moment.tsx';
import type { FieldName } from '#domain/listing/field.ts';
import type { Conflict } from './answer.ts';

/** Another editor's text of the same field, to take it or to copy from it. */
export function Theirs({
  name,
  text,
  conflict: { by, at },
}: {
  name: FieldName;
  text: string;
  conflict: Conflict;
}) {
  const [field, form] = useField<string>(name);
  const [mine, setMine] = useState<string | null>(null);
  function swap() {
    setMine(mine === null ? (field.value ?? '') : null);
    form.update({ name, value: mine ?? text });
  }
  return (
    <section
      aria-label={`${FIELD_LABELS[name]}, as it is saved now`}
      className="grid content-start gap-1"
    >
      <p className="text-sm text-muted">
        Saved by {by}, <Moment at={at} />
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
