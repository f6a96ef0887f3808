import { Form, Link } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Notice } from '#app/editing/notice.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import type { ArabicReason } from '#domain/ruling/published-reason.ts';
import { type Done, doneText } from './done.ts';
import { type ManageQuery, restoreHref } from './manage-query.ts';

/** The action just completed, its listing, and the change that restores it. */
export interface JustDone {
  what: Done;
  id: string;
  name: string;
  restore: number | null;
  /** The state of its Arabic reason; null: it has no verdict, or was deleted. */
  arabicReason: ArabicReason | null;
}

/** Says that it worked, and restores it or leads to it. */
export function ManageNotice({
  kind,
  query,
  done,
}: {
  kind: Kind;
  query: ManageQuery;
  done: JustDone;
}) {
  const { path } = KIND_WORDS[kind];
  return (
    <Notice kind="success">
      <p>
        {doneText(kind, done.what)}{' '}
        <span className="text-muted">
          <bdi>{done.name}</bdi>
        </span>
      </p>
      {done.arabicReason && <UnreadReason kind={kind} id={done.id} state={done.arabicReason} />}
      {done.restore === null ? (
        <Link to={`${KIND_WORDS[kind].publicPath}/${done.id}`} reloadDocument className="link py-2">
          View it on the site
        </Link>
      ) : (
        <Form method="post" action={restoreHref(path, query, done.restore)}>
          <button type="submit" className="button">
            Restore
          </button>
        </Form>
      )}
    </Notice>
  );
}

function UnreadReason({ kind, id, state }: { kind: Kind; id: string; state: ArabicReason }) {
  if (state === 'current' || state === 'none') return null;
  const shown =
    state === 'earlier' ? 'the Arabic reason that was read before' : 'the English reason';
  return (
    <p>
      Its Arabic page shows {shown} until an editor has read the new Arabic one.{' '}
      <Link to={`${KIND_WORDS[kind].path}/translations/${id}`} className="link">
        Read it
      </Link>
    </p>
  );
}
