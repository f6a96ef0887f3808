import { DifferenceList } from '#app/editing/difference-list.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Notice } from '#app/editing/notice.tsx';
import { NameWarningNotice } from '#app/editing/same-looking/name-warning-notice.tsx';
import { SignedOutNotice } from '#app/editing/signed-out-notice.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import type { TranslationsAnswer } from './translations.tsx';

/** Why the translations are not saved, and what to do. */
export function TranslationsNotice({
  kind,
  conflict,
  answer,
}: {
  kind: Kind;
  conflict: Extract<TranslationsAnswer, { outcome: 'conflict' }> | null;
  answer: TranslationsAnswer | undefined;
}) {
  switch (answer?.outcome) {
    case 'failed':
      return <Notice kind="error">Failed to save translations.</Notice>;
    case 'signed-out':
      return <SignedOutNotice />;
    case 'invalid':
      return answer.nameWarning ? (
        <NameWarningNotice kind={kind} warning={answer.nameWarning} />
      ) : null;
  }
  if (!conflict) return null;
  return (
    <Notice kind="error">
      <div className="grid gap-1">
        <p>
          Nothing was saved yet: someone has changed this {KIND_WORDS[kind].noun} since you opened
          it
          {conflict.by && ` (${conflict.by})`}. Below are your texts with theirs beside them. Save
          again once they read as they should.
        </p>
        {conflict.rulings.length > 0 && (
          <>
            <p>Changed by them, and left as they saved it:</p>
            <DifferenceList changes={conflict.rulings} after="As it is saved now" />
          </>
        )}
      </div>
    </Notice>
  );
}
