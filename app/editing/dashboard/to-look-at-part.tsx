import type { ReactNode } from 'react';

const NUMBER = new Intl.NumberFormat('en');

/** One kind of task: how many there are, and the first of them. */
export function ToLookAtPart({
  id,
  title,
  none,
  note,
  isCounted = true,
  count,
  shown,
  children,
}: {
  id: string;
  title: string;
  /** Said where there is nothing. */
  none: string;
  note?: ReactNode;
  /** Whether the title has the count. */
  isCounted?: boolean;
  count: number;
  shown: number;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-2">
      <h3 id={id} className="text-base font-medium">
        {title}
        {isCounted && count > 0 && ` (${NUMBER.format(count)})`}
      </h3>
      {count === 0 ? (
        <p className="card p-4 text-muted">{none}</p>
      ) : (
        <ul className="card divide-y divide-line">{children}</ul>
      )}
      {count > shown && <p className="text-sm text-muted">The first {shown} are shown.</p>}
      {note && <p className="text-sm text-muted">{note}</p>}
    </section>
  );
}
