import { Link } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Moment } from '#app/editing/moment.tsx';
import type { DeadLink } from '#domain/freshness/dead-links.ts';
import { ToLookAtPart } from './to-look-at-part.tsx';

/** Links of listings that have led nowhere for days. */
export function DeadLinks({
  count,
  links,
  lastCheck,
}: {
  count: number;
  links: Shown[];
  lastCheck: string | null;
}) {
  const note = lastCheck ? (
    <>
      A link was last asked on <Moment at={lastCheck} />.
    </>
  ) : (
    'No link has been asked yet.'
  );
  return (
    <ToLookAtPart
      id="dead-links"
      title="Dead links"
      none="No link is known to be dead."
      note={note}
      count={count}
      shown={links.length}
    >
      {links.map(({ kind, listingId, name, url, finding, since, checkedAt }) => (
        <li key={`${kind}/${listingId} ${url}`} className="px-4 py-2.5 [overflow-wrap:anywhere]">
          <Link to={`${KIND_WORDS[kind].path}/edit/${listingId}`} className="link">
            Edit <bdi>{name}</bdi>
          </Link>
          <p>
            <bdi dir="ltr">{url}</bdi>
          </p>
          <p className="text-sm text-muted">
            {finding}; since <Moment at={since} />, last asked on <Moment at={checkedAt} />
          </p>
        </li>
      ))}
    </ToLookAtPart>
  );
}

type Shown = Omit<DeadLink, 'since' | 'checkedAt'> & { since: string; checkedAt: string };
