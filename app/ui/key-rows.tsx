import type { ReactNode } from 'react';

/** Terms with what is known of each, as rows of a card. */
export function KeyRows({ rows }: { rows: { key: string; term: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className="card grid px-4 sm:px-5">
      {rows.map(({ key, term, value }) => (
        <div
          key={key}
          className="grid items-baseline gap-x-6 border-t border-line py-2.5 first:border-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="grid justify-items-start gap-2 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
