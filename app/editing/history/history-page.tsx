import { Link } from 'react-router';
import { FormPage } from '#app/editing/form/form-page.tsx';
import { editPath } from '#app/editing/kind-words.ts';
import { ListingNav } from '#app/editing/listing-nav.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import { History } from './history.tsx';
import type { HistoryOfListing } from './shown-history.ts';

/** All changes of a listing, page by page. */
export function HistoryPage({ kind, loaded }: { kind: Kind; loaded: HistoryOfListing }) {
  const { id, name, version, changes, next } = loaded;
  const page = editPath(kind, id);
  return (
    <FormPage
      title={`History of ${name}`}
      beside={<ListingNav kind={kind} id={id} current="history" />}
    >
      <div className="card p-4 sm:p-5">
        <History kind={kind} id={id} version={version} changes={changes} />
      </div>
      {next !== null && (
        <Link to={`${page}/history?before=${next}`} className="button justify-self-start">
          Older changes
        </Link>
      )}
    </FormPage>
  );
}
