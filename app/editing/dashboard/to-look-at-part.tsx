import type { ReactNode } from 'react';

const NUMBER = new Intl.NumberFormat('en');

/** One kind of thing that waits for an editor: how much of it there is, and the first of it. */
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
  /** Whether its title says how much there is. */
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
