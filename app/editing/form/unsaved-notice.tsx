import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Notice } from '#app/editing/notice.tsx';
import { SignedOutNotice } from '#app/editing/signed-out-notice.tsx';
import type { BegunForm } from './begin-form.ts';
import type { Unsaved } from './unsaved.ts';

/** Why nothing was saved although nothing is wrong with the form, and what to do. */
export function UnsavedNotice({
  begun: { kind, stored },
  answer,
}: {
  begun: BegunForm;
  answer: Unsaved | undefined;
}) {
  const { noun, title, path } = KIND_WORDS[kind];
  if (answer?.outcome === 'signed-out') return <SignedOutNotice />;
  if (answer?.outcome === 'failed') {
    // Texts: requirement 8.5.
    const trying = stored ? 'updating' : 'adding';
    return <Notice kind="error">{`Error ${trying} ${noun}. Please try again.`}</Notice>;
  }
  if (!answer?.added) return null;
  const { id, name } = answer.added;
  return (
    <Notice key={answer.key} kind="error">
      <p>
        This form has already added{' '}
        <a href={`${path}/edit/${id}`} target="_blank" rel="noreferrer" className="link">
          <bdi>{name}</bdi>
        </a>
        , as it was sent then. What you have changed since is not saved: change it there, or press “
        {`Add ${title}`}” again for a second one.
      </p>
    </Notice>
  );
}
