import { useState } from 'react';
import { DifferenceList } from '#app/editing/difference-list.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Moment } from '#app/editing/moment.tsx';
import { Notice } from '#app/editing/notice.tsx';
import { SignedOutNotice } from '#app/editing/signed-out-notice.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import type { RulingAnswer, RulingConflict } from './loaded-ruling.ts';
import type { RulingInput } from './ruling-input.ts';
import { useRuling } from './use-ruling-values.ts';

/** Why nothing was saved although nothing is wrong with the form, and what to do. */
export function RulingNotices({
  kind,
  answer,
  conflict,
}: {
  kind: Kind;
  answer: RulingAnswer | undefined;
  conflict: RulingConflict | null;
}) {
  const { noun, title } = KIND_WORDS[kind];
  return (
    <>
      {answer?.outcome === 'signed-out' && <SignedOutNotice />}
      {answer?.outcome === 'failed' && (
        <Notice kind="error">Error saving the ruling. Please try again.</Notice>
      )}
      {answer?.outcome === 'gone' && (
        <Notice kind="error">
          {title} not found! Someone has deleted this {noun} meanwhile. What you typed is still
          here; once it is put back, save again.
        </Notice>
      )}
      {conflict && <ConflictNotice key={conflict.latest.version} conflict={conflict} />}
    </>
  );
}

function ConflictNotice({ conflict: { by, at, changes, latest } }: { conflict: RulingConflict }) {
  const { input, replace } = useRuling();
  const [mine, setMine] = useState<RulingInput | null>(null);
  function swap() {
    setMine(mine ? null : input);
    replace(mine ?? latest.input);
  }
  return (
    <section aria-label="Saved meanwhile" className="grid gap-2">
      <Notice kind="error">
        <p>
          {by} saved a change on <Moment at={at} />, after you opened this page. Nothing of yours is
          lost, and nothing is saved yet. Look at it, then save again: what stands in this form is
          then saved over it.
        </p>
      </Notice>
      <div className="card px-4">
        {changes && changes.length > 0 ? (
          <DifferenceList changes={changes} after="As it is saved now" />
        ) : (
          <p className="py-3">
            {changes
              ? 'They have changed no field, and looked at translations only.'
              : 'What they have changed is not known.'}
          </p>
        )}
      </div>
      <button type="button" onClick={swap} className="button justify-self-start">
        {mine ? 'Use mine again' : 'Use the saved ruling instead'}
      </button>
    </section>
  );
}
