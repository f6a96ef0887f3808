import type { ReactNode } from 'react';
import { EvidenceRows } from './evidence-rows.tsx';

/** A card with the fields of one fact, `name` in the form, and its sources. */
export function EvidencedFields({
  name,
  title,
  text,
  today,
  children,
}: {
  name: string;
  title: string;
  text?: string;
  today: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="card grid gap-3 p-4 sm:p-5">
      <div>
        <h2 className="text-base">{title}</h2>
        {text && <p className="text-sm text-muted">{text}</p>}
      </div>
      {children}
      <EvidenceRows name={`${name}.evidence`} listName={title} today={today} />
    </section>
  );
}
