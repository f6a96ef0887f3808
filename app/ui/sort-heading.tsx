import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Order } from '#domain/listing/list/selection.ts';

interface Sorting {
  label: string;
  /** Null: the table is not sorted by this column. */
  order: Order | null;
  /** The order of the first click; each further click reverses it. */
  first: Order;
  href: (order: Order) => string;
}

/** The heading of a sortable column. */
export function SortHeading({
  className = '',
  sign,
  note,
  isNumeric = false,
  children,
  ...sorting
}: Sorting & {
  className?: string;
  /** Before the label: what the cells have in place of it. */
  sign?: ReactNode;
  /** A line under the label that holds for every row: the scope of the verdicts. */
  note?: string | undefined;
  /** Its figures are on the right in every language, so that their last digits are under each other. */
  isNumeric?: boolean;
  children?: ReactNode;
}) {
  const direction = sorting.order === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      className={`p-3 font-medium ${isNumeric ? 'text-end rtl:text-start' : 'text-start'} ${className}`}
      aria-sort={sorting.order ? direction : undefined}
    >
      {sign}
      <SortLink {...sorting} />
      {note && <span className="block font-normal text-muted max-sm:hidden">{note}</span>}
      {children}
    </th>
  );
}

/** A link that sorts by a column, marked where the list is sorted by it. */
export function SortLink({ label, order, first, href }: Sorting) {
  const { text } = useLanguage();
  const next = order === null ? first : order === 'asc' ? 'desc' : 'asc';
  const Arrow = order === null ? ArrowUpDown : order === 'asc' ? ArrowUp : ArrowDown;
  // In a label of two lines the arrow stays beside it.
  const lastWord = label.lastIndexOf(' ') + 1;
  return (
    <Link
      to={href(next)}
      preventScrollReset
      className={`inline-block min-h-8 content-center max-sm:min-h-11 hover:text-accent ${order ? 'text-accent underline underline-offset-8 decoration-2' : ''}`}
      title={text.filters.sortBy(label)}
    >
      {label.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {label.slice(lastWord)}
        <Arrow className={`ms-1.5 inline size-4 ${order ? '' : 'text-edge'}`} aria-hidden="true" />
      </span>
      {order && (
        <span className="sr-only">
          {order === 'asc' ? text.filters.sortedUp : text.filters.sortedDown}
        </span>
      )}
    </Link>
  );
}
