import { Form, Link } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Notice } from '#app/editing/notice.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import { type Done, doneText } from './done.ts';

/** What was just done, to which listing, and the change that would undo it. */
export interface JustDone {
  what: Done;
  id: string;
  name: string;
  undo: number | null;
}

/** Says that it worked, and takes it back or leads to it. */
export function ManageNotice({ kind, done }: { kind: Kind; done: JustDone }) {
  const { path } = KIND_WORDS[kind];
  return (
    <Notice kind="success">
      <p>
        {doneText(kind, done.what)}{' '}
        <span className="text-muted">
          <bdi>{done.name}</bdi>
        </span>
      </p>
      {done.undo === null ? (
        <Link to={`${KIND_WORDS[kind].publicPath}/${done.id}`} reloadDocument className="link py-2">
          View it on the site
        </Link>
      ) : (
        <Form method="post" action={`${path}/put-back/${done.undo}`}>
          <button type="submit" className="button">
            Undo
          </button>
        </Form>
      )}
    </Notice>
  );
}
