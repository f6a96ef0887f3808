import { useFormMetadata } from '@conform-to/react';
import { useState } from 'react';
import { DifferenceList } from '#app/editing/difference-list.tsx';
import type { FormValues } from '#app/editing/draft/draft.ts';
import type { ChangedField } from '#domain/listing/field.ts';
import { ConflictNotice } from './notices.tsx';
import type { Conflict } from './outcome.ts';

/** A conflict with what another editor has changed since. */
export interface ChangesConflict extends Conflict {
  /** Null: unknown. */
  changes: ChangedField[] | null;
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
  /** Reads the typed values of the form. */
  valuesIn: (values: unknown) => FormValues;
}) {
  const { changes } = conflict;
  const form = useFormMetadata();
  const [mine, setMine] = useState<FormValues | null>(null);
  function swap() {
    setMine(mine ? null : valuesIn(form.value));
    form.update({ value: mine ?? theirs });
  }
  return (
    <section aria-label="Saved in the meantime" className="grid gap-2">
      <ConflictNotice conflict={conflict}>
        <p>Review it, then save again. Your version will replace theirs.</p>
      </ConflictNotice>
      <div className="card px-4">
        {changes && changes.length > 0 ? (
          <DifferenceList changes={changes} after="As saved now" />
        ) : (
          <p className="py-3">
            {changes
              ? 'They changed no field; they only reviewed translations.'
              : 'We cannot tell what they changed.'}
          </p>
        )}
      </div>
      <button type="button" onClick={swap} className="button justify-self-start noscript:hidden">
        {mine ? 'Use mine again' : `Use the saved ${noun} instead`}
      </button>
    </section>
  );
}
