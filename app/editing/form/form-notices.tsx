import { useFormMetadata } from '@conform-to/react';
import { DifferenceList } from '#app/editing/difference-list.tsx';
import { FIELD_LABELS } from '#app/editing/field-labels.ts';
import { Moment } from '#app/editing/moment.tsx';
import { Notice } from '#app/editing/notice.tsx';
import type { FieldName } from '#domain/listing/field.ts';
import type { Conflict } from './unsaved.ts';

/** What is wrong, with links to the fields; for who sends the form without scripts it is the first to be read. */
export function ErrorSummary() {
  const form = useFormMetadata();
  const wrong = Object.entries(form.allErrors).filter(([name]) => name !== '');
  if (wrong.length === 0) return null;
  return (
    <div className="card border-s-4 border-s-ink px-4 py-3 [@media(scripting:enabled)]:hidden">
      <p className="font-medium">
        {wrong.length === 1
          ? 'One field needs another look:'
          : `${wrong.length} fields need another look:`}
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {wrong.map(([name, errors]) => (
          <li key={name}>
            <a
              href={`#${form.id}-${name}`}
              className="link inline-flex min-h-11 items-center sm:min-h-8"
            >
              {FIELD_LABELS[name as FieldName] ?? name}: {errors?.[0]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Someone else has saved since this form was opened. */
export function ConflictNotice({ conflict }: { conflict: Conflict }) {
  const differing = Object.keys(conflict.theirs) as FieldName[];
  return (
    <Notice kind="error">
      <div className="grid gap-1">
        <p className="font-medium">
          {conflict.by} saved a change on <Moment at={conflict.at} />, after you opened this page.
          Nothing of yours is lost, and nothing is saved yet.
        </p>
        {differing.length > 0 && (
          <p>Yours and theirs stand side by side: {namesOf(differing)}. Choose, then save again.</p>
        )}
        {conflict.taken.length > 0 && (
          <p>Changed by them and not by you, taken over: {namesOf(conflict.taken)}.</p>
        )}
        {conflict.rulings.length > 0 && (
          <>
            <p>Changed by them, and left as they saved it:</p>
            <DifferenceList changes={conflict.rulings} after="As it is saved now" />
          </>
        )}
        {differing.length === 0 && <p>Your changes do not touch theirs: save again.</p>}
      </div>
    </Notice>
  );
}

function namesOf(names: FieldName[]): string {
  return names.map((name) => FIELD_LABELS[name]).join(', ');
}
