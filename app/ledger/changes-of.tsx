import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ChangeRow } from './change-entry.tsx';
import { changesHref } from './changes-query.ts';
import type { ListingChanges } from './entry-view.ts';

/** Entries before the others are folded. */
const SHOWN = 1;

/** The latest changes of a listing's rulings, with a link to all of them. */
export function ChangesOf({ changes }: { changes: ListingChanges }) {
  const { text, to } = useLanguage();
  const { kind, id, entries } = changes;
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="grid gap-3">
      <h2 id="changes" className="text-xl">
        {text.changes.ofListing}
      </h2>
      <Entries entries={entries.slice(0, SHOWN)} />
      <div className="no-print flex flex-wrap items-start justify-between gap-x-6">
        {entries.length > SHOWN && (
          <details className="print-closed open:basis-full">
            <summary className="fold-line link w-fit cursor-pointer py-1">
              {text.changes.more(entries.length - SHOWN)}
            </summary>
            <div className="pt-2">
              <Entries entries={entries.slice(SHOWN)} />
            </div>
          </details>
        )}
        <Link to={changesHref(to('/changes'), { of: { kind, id } })} className="link py-1">
          {text.changes.allOfListing}
        </Link>
      </div>
    </section>
  );
}

function Entries({ entries }: Pick<ListingChanges, 'entries'>) {
  return (
    <ol className="card @container overflow-clip px-4">
      {entries.map((entry) => (
        <ChangeRow key={entry.seq} entry={entry} isDated />
      ))}
    </ol>
  );
}
