import { ArrowUp, ArrowUpDown, CirclePlus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Form, Link, useLocation, useOutlet } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { Notice } from '#app/editing/notice.tsx';
import { RecentlyDeleted, RestoreButton } from '#app/editing/recently-deleted.tsx';
import { formatWhole } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SITE_NAME } from '#app/meta/site-name.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { useSearch } from '#app/ui/query.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { LoadMore } from './load-more.tsx';
import { ManageFilters } from './manage-filters.tsx';
import { ManageItem } from './manage-item.tsx';
import { type JustDone, ManageNotice } from './manage-notice.tsx';
import {
  isNarrowed,
  MAX_ROWS,
  type ManageQuery,
  manageHref,
  readManageQuery,
  restoreHref,
} from './manage-query.ts';
import type { ManageRow } from './manage-row.ts';
import { useListKeys } from './use-list-keys.ts';

/** Every listing of a kind, to be found, changed and deleted. */
export function ManageList({
  kind,
  rows,
  total,
  isMore,
  page,
  countries,
  counts,
  deletions,
  done,
  hasFailed,
}: {
  kind: Kind;
  rows: ManageRow[];
  total: number;
  /** There are more than `total`. */
  isMore: boolean;
  /** Page number from 1, in pages of `MAX_ROWS`. */
  page: number;
  countries: string[];
  /** Listings by verdict; null beside a search or another filter. */
  counts: Record<string, number> | null;
  deletions: Deletion[];
  done: JustDone | null;
  /** The rows could not be read. */
  hasFailed: boolean;
}) {
  const { empty, emptyHint } = useLanguage().text[KIND[kind].collection];
  const { noun, title, path } = KIND_WORDS[kind];
  const { key } = useLocation();
  const isCovered = useOutlet() !== null;
  const query = readManageQuery(useSearch());
  const before = (page - 1) * MAX_ROWS;
  const heading = `Manage ${title}s`;
  const count = `${isMore ? 'More than ' : ''}${countOf(total, noun)}`;
  return (
    <div className="manage-list grid max-w-6xl gap-5">
      {/* A dialog over the list has its own. */}
      {!isCovered && <title>{`${heading} | ${SITE_NAME}`}</title>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{heading}</h1>
        <Link to={`${path}/add`} className="button button-primary">
          <CirclePlus aria-hidden="true" className="size-5" />
          Add New {title}
        </Link>
      </div>
      {done && <ManageNotice key={key} kind={kind} query={query} done={done} />}
      {hasFailed && <FailedNotice noun={noun} />}
      <ManageFilters kind={kind} query={query} countries={countries} counts={counts} />
      {rows.length > 0 ? (
        <ManageRows label={`${title}s`} path={path} query={query}>
          {rows.map((row, place) => (
            <ManageItem key={row.summary.id} place={before + place + 1} row={row} query={query} />
          ))}
        </ManageRows>
      ) : isNarrowed(query) && !hasFailed ? (
        <EmptyState title="No results found" hint="Try another spelling, or fewer filters.">
          <Link to={path} className="link" preventScrollReset>
            Show all {noun}s
          </Link>
        </EmptyState>
      ) : (
        <EmptyState title={empty} hint={emptyHint}>
          {!hasFailed && (
            <Link to={`${path}/add`} className="link">
              Add the first {noun}
            </Link>
          )}
        </EmptyState>
      )}
      <LoadMore
        path={path}
        query={query}
        page={page}
        shown={before + rows.length}
        total={total}
        count={count}
      />
      <RecentlyDeleted
        deletions={deletions}
        restoreForm={({ change, name, canRestore }) =>
          canRestore ? (
            <Form method="post" action={restoreHref(path, query, change)}>
              <RestoreButton name={name} />
            </Form>
          ) : (
            <p className="text-muted">Not readable</p>
          )
        }
      />
    </div>
  );
}

function ManageRows({
  label,
  path,
  query,
  children,
}: {
  label: string;
  path: string;
  query: ManageQuery;
  children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  return (
    <div className="grid gap-2">
      <div className="card">
        {/* Over the columns of the rows; the link is the only part that is not in each row too. */}
        <p className="flex items-center gap-x-3 border-b border-line px-3 text-xs text-muted max-lg:hidden">
          <span aria-hidden="true" className="flex-1 ps-11">
            Name and country
          </span>
          <span aria-hidden="true" className="xl:w-78 max-xl:hidden">
            Verdict
          </span>
          <span className="lg:w-66 xl:w-24">
            <ReviewOrder path={path} query={query} />
          </span>
          <span aria-hidden="true" className="w-20 max-2xl:hidden">
            Rating
          </span>
          <span aria-hidden="true" className="w-84 ps-1.5">
            Actions
          </span>
        </p>
        <ul ref={list} aria-label={label} className="divide-y divide-line">
          {children}
        </ul>
      </div>
      <p className="text-sm text-muted max-sm:hidden noscript:hidden pointer-coarse:hidden">
        Keys: <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>Enter</kbd> edits, <kbd>R</kbd> opens
        the classification, <kbd>/</kbd> searches.
      </p>
    </div>
  );
}

function ReviewOrder({ path, query }: { path: string; query: ManageQuery }) {
  const { byReview } = query;
  const Arrow = byReview ? ArrowUp : ArrowUpDown;
  return (
    <Link
      to={manageHref(path, query, { byReview: !byReview })}
      preventScrollReset
      aria-current={byReview ? 'true' : undefined}
      title={byReview ? 'Show the newest first' : 'Show the first review first'}
      className={`inline-flex min-h-9 items-center gap-1 hover:text-accent ${byReview ? 'font-medium text-accent' : ''}`}
    >
      Next review
      <span className="sr-only">on top</span>
      <Arrow aria-hidden="true" className="size-3.5" />
    </Link>
  );
}

function FailedNotice({ noun }: { noun: string }) {
  const { pathname, search } = useLocation();
  return (
    <Notice kind="error">
      <p>The {noun}s could not be loaded.</p>
      <a href={pathname + search} className="link">
        Try again
      </a>
    </Notice>
  );
}

// `1 coin`, `1,234 coins`.
function countOf(count: number, noun: string): string {
  return `${formatWhole(count)} ${noun}${count === 1 ? '' : 's'}`;
}

interface Deletion {
  /** The deletion. */
  change: number;
  id: string;
  name: string;
  at: string;
  by: string;
  /** False: the deleted state is no longer readable. */
  canRestore: boolean;
}
