import { Link } from 'react-router';
import { FormPage } from '#app/editing/form/form-page.tsx';
import { editPath, KIND_WORDS } from '#app/editing/kind-words.ts';
import { Notice } from '#app/editing/notice.tsx';
import type { Kind } from '#domain/listing/kind.ts';

/** Says that nothing was restored and why, with a link to the listing and its history. */
export function RestoreRefused({
  kind,
  id,
  response,
}: {
  kind: Kind;
  id: string;
  /** None where the address was merely opened. */
  response: { outcome: 'conflict' | 'failed' } | undefined;
}) {
  const { noun } = KIND_WORDS[kind];
  return (
    <FormPage title="Not restored">
      <Notice kind="error">
        <p className="flex-1">
          {response?.outcome === 'conflict' &&
            `Someone has saved this ${noun} since you opened its history. `}
          {response?.outcome === 'failed' && `Error restoring ${noun}. Please try again. `}
          Nothing has been restored.
        </p>
        <Link to={editPath(kind, id)} className="button">
          Back to the {noun}
        </Link>
      </Notice>
    </FormPage>
  );
}
