import { Link } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { UnreadReason } from '#domain/listing/change/in-doubt.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { ToLookAtPart } from './to-look-at-part.tsx';

interface Waiting {
  kind: Kind;
  machine: number;
  stale: number;
}

/** Verdicts whose Arabic reason no editor has read, then all listings with such texts by kind. */
export function TextsToRead({
  waiting,
  count,
  reasons,
}: {
  waiting: Waiting[];
  /** The number of verdicts with an unread Arabic reason; `reasons` are the first of them. */
  count: number;
  reasons: UnreadReason[];
}) {
  const kinds = waiting.filter(({ machine, stale }) => machine + stale > 0);
  return (
    <ToLookAtPart
      id="texts-to-read"
      title="Arabic texts"
      none="Every Arabic text has been read."
      isCounted={false}
      count={count + kinds.length}
      shown={reasons.length + kinds.length}
    >
      {reasons.map(({ kind, id, name, verdict, isEarlierShown }) => (
        <li key={`${kind}/${id}`} className="px-4 py-2.5">
          <Link to={`${KIND_WORDS[kind].path}/translations/${id}`} className="link">
            <bdi>{name}</bdi>: Arabic reason for {verdict}
          </Link>
          <p className="text-sm text-muted">
            Not read yet. The Arabic page shows{' '}
            {isEarlierShown ? 'the reason that was read before' : 'the English reason'}.
          </p>
        </li>
      ))}
      {kinds.map(({ kind, machine, stale }) => (
        <li key={kind} className="px-4 py-2.5">
          <Link to={`${KIND_WORDS[kind].path}?look=1`} className="link">
            {KIND_WORDS[kind].title}s
          </Link>
          <p className="text-sm text-muted">
            {machine} with texts made by a machine, {stale} with texts older than their English
          </p>
        </li>
      ))}
    </ToLookAtPart>
  );
}
