import type { ReactNode } from 'react';
import { formatWhole } from '#app/i18n/format.ts';

/** One kind of task in full; nothing where none waits. */
export function TaskSection({
  id,
  title,
  isCounted = true,
  count,
  shown,
  children,
}: {
  id: string;
  title: string;
  /** Whether the title has the count. */
  isCounted?: boolean;
  count: number;
  shown: number;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className="grid content-start gap-2">
      <h3 id={id} className="text-base font-medium">
        {title}
        {isCounted && ` (${formatWhole(count)})`}
      </h3>
      <ul className="card divide-y divide-line">{children}</ul>
      {count > shown && <p className="text-sm text-muted">The first {shown} are shown.</p>}
    </section>
  );
}
