import { ExternalLink, Languages, type LucideIcon, Pencil, Scale, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { rulingPath } from '#app/editing/ruling-path.ts';
import { formatDate } from '#app/i18n/format.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { VerdictBadge } from '#app/listing/verdict-badge.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { type ManageQuery, withQuery } from './manage-query.ts';
import type { ManageRow } from './manage-row.ts';
import { inDoubtText } from './texts-in-doubt.ts';

/** A row of a manage list: the listing, what needs an editor, and actions. */
export function ManageItem({
  row,
  place,
  query,
}: {
  row: ManageRow;
  /** From 1; the target of "Load More". */
  place: number;
  query: ManageQuery;
}) {
  const { summary, arabicName, inDoubt, updatedAt } = row;
  const { kind, id, name } = summary;
  const { path } = KIND_WORDS[kind];
  return (
    <li id={`row-${place}`} className="flex gap-4 p-4 pb-2">
      <ListingLogo key={summary.image} image={summary.image} letter={summary.letter} />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <div className="min-w-0 flex-1 basis-48">
            <h2 className="text-base">
              <Link to={`${path}/edit/${id}`} className="hover:text-accent">
                <ListingName listing={summary} />
              </Link>
            </h2>
            <p className="text-sm text-muted">
              {arabicName ? <bdi lang="ar">{arabicName}</bdi> : 'No Arabic name'}
            </p>
          </div>
          <VerdictBadge verdict={summary.verdict} />
          <Stars rating={summary.rating} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
            <span>
              <span className="sr-only">Country: </span>
              <bdi>{summary.country}</bdi>
            </span>
            <span>
              Updated <time dateTime={updatedAt}>{formatDate('en-GB', updatedAt)}</time>
            </span>
            {inDoubt.map((each) => (
              <span
                key={each.language}
                className="rounded-full border border-line bg-raised px-2.5 py-0.5 text-ink"
              >
                {inDoubtText(each)}
              </span>
            ))}
          </p>
          <div className="no-print -mx-2.5 flex flex-wrap max-sm:-ms-18">
            <Verb to={`${path}/edit/${id}`} Icon={Pencil} name={name}>
              Edit
            </Verb>
            <Verb to={rulingPath(kind, id)} Icon={Scale} name={name}>
              Ruling
            </Verb>
            <Verb
              to={withQuery(`${path}/translations/${id}`, query)}
              Icon={Languages}
              name={name}
              over
            >
              Translations
            </Verb>
            <Verb
              to={`${KIND_WORDS[kind].publicPath}/${id}`}
              Icon={ExternalLink}
              name={name}
              leaves
            >
              View
            </Verb>
            <Verb to={withQuery(`${path}/delete/${id}`, query)} Icon={Trash2} name={name} over>
              Delete
            </Verb>
          </div>
        </div>
      </div>
    </li>
  );
}

function Verb({
  to,
  Icon,
  name,
  over = false,
  leaves = false,
  children,
}: {
  to: string;
  Icon: LucideIcon;
  name: string;
  /** Opens over the list. */
  over?: boolean;
  /** Leads out of the admin. */
  leaves?: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      preventScrollReset={over}
      reloadDocument={leaves}
      className="icon-button px-2.5 text-sm font-medium text-accent hover:bg-raised"
    >
      <Icon aria-hidden="true" className="size-4 max-sm:hidden" />
      {children}
      <span className="sr-only"> {name}</span>
    </Link>
  );
}
