import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
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
  note,
  isNumeric = false,
  ...sorting
}: Sorting & {
  className?: string;
  /** A line under the label that holds for every row: the scope of the verdicts. */
  note?: string | undefined;
  /** Its figures are on the right in every language, so that their last digits are under each other. */
  isNumeric?: boolean;
}) {
  const direction = sorting.order === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      className={`p-3 font-medium ${isNumeric ? 'text-end rtl:text-start' : 'text-start'} ${className}`}
      aria-sort={sorting.order ? direction : undefined}
    >
      <SortLink {...sorting} />
      {note && <span className="block font-normal text-muted max-sm:hidden">{note}</span>}
    </th>
  );
}

function SortLink({ label, order, first, href }: Sorting) {
  const { text } = useLanguage();
  const next = order === null ? first : order === 'asc' ? 'desc' : 'asc';
  const Arrow = order === null ? ArrowUpDown : order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <Link
      to={href(next)}
      preventScrollReset
      className={`inline-flex min-h-8 items-center max-sm:min-h-11 gap-1.5 hover:text-accent ${order ? 'text-accent' : ''}`}
      title={text.filters.sortBy(label)}
    >
      {label}
      <Arrow className="size-4 shrink-0" aria-hidden="true" />
      {order && (
        <span className="sr-only">
          {order === 'asc' ? text.filters.sortedUp : text.filters.sortedDown}
        </span>
      )}
    </Link>
  );
}
