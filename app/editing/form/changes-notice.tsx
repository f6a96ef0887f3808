import { useFormMetadata } from '@conform-to/react';
import { useId, useState } from 'react';
import { DifferenceList } from '#app/editing/difference-list.tsx';
import type { FormValues } from '#app/editing/draft/draft.ts';
import type { ChangedField } from '#domain/listing/field.ts';
import { ConflictNotice } from './notices.tsx';
import type { FormConflict } from './outcome.ts';

/** A conflict with what another editor has changed since. */
export interface ChangesConflict extends FormConflict {
  /** Null: unknown. */
  changes: ChangesSince | null;
}

/** Another editor’s changes since the form was opened. */
export interface ChangesSince {
  /** Replaced by a save of the form. */
  replaced: ChangedField[];
  /** Left as it is by a save. */
  kept: ChangedField[];
}

/** Another editor's changes, before and after; the form takes their values and gives the typed ones back. */
export function ChangesNotice({
  conflict,
  theirs,
  noun,
  valuesIn,
}: {
  conflict: ChangesConflict;
  /** The saved values of the form. */
  theirs: FormValues;
  /** The name of the saved thing: `ruling`. */
  noun: string;
  /** Reads the typed values of the form; null: they are not of this form. */
  valuesIn: (values: unknown) => FormValues | null;
}) {
  const form = useFormMetadata();
  const [mine, setMine] = useState<FormValues | null>(null);
  const current = valuesIn(form.value);
  function swap() {
    setMine(mine ? null : current);
    form.update({ value: mine ?? theirs });
  }
  return (
    <section aria-label="Saved in the meantime" className="grid gap-2">
      <ConflictNotice conflict={conflict}>
        <p>{whatToDo(conflict.changes)}</p>
      </ConflictNotice>
      <Changes title="Your version will replace this" changes={conflict.changes?.replaced} />
      <Changes title="Kept as saved" changes={conflict.changes?.kept} />
      {/* Values that cannot be read could not be given back. */}
      {(mine ?? current) && (
        <button type="button" onClick={swap} className="button justify-self-start noscript:hidden">
          {mine ? 'Use mine again' : `Use the saved ${noun} instead`}
        </button>
      )}
    </section>
  );
}

function whatToDo(changes: ChangesSince | null): string {
  if (!changes) return 'We cannot tell what they changed. Your version will replace theirs.';
  const { replaced, kept } = changes;
  if (replaced.length > 0) return 'Review their changes, then save again.';
  const what = kept.length > 0 ? '' : 'They changed no field; they only reviewed translations. ';
  return `${what}Your changes do not conflict with theirs. Save again.`;
}

function Changes({ title, changes = [] }: { title: string; changes: ChangedField[] | undefined }) {
  const heading = useId();
  if (changes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-labelledby={heading} className="card px-4 pt-3">
      <p id={heading} className="font-medium">
        {title}
      </p>
      <DifferenceList changes={changes} after="As saved now" />
    </div>
  );
}
