import { Link } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { ToLookAtPart } from './to-look-at-part.tsx';

interface Waiting {
  kind: Kind;
  machine: number;
  stale: number;
}

/** Listings whose Arabic a machine made, or which is older than its English. */
export function TextsToRead({ waiting }: { waiting: Waiting[] }) {
  const there = waiting.filter(({ machine, stale }) => machine + stale > 0);
  return (
    <ToLookAtPart
      id="texts-to-read"
      title="Arabic texts"
      none="Every Arabic text has been read."
      isCounted={false}
      count={there.length}
      shown={there.length}
    >
      {there.map(({ kind, machine, stale }) => (
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
