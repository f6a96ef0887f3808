import { type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

/** The replacement of an empty list. */
export function EmptyState({
  Icon = SearchX,
  title,
  hint,
  children,
}: {
  Icon?: LucideIcon;
  title: string;
  hint?: string;
  children?: ReactNode;
}) {
  return (
    <div className="card grid justify-items-center gap-3 px-4 py-14 text-center">
      <Icon className="size-10 text-muted" aria-hidden="true" strokeWidth={1.25} />
      <p className="text-lg font-medium">{title}</p>
      {hint && <p className="text-muted">{hint}</p>}
      {children}
    </div>
  );
}
