import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';

/** A link above a page's title to the list that it belongs to. */
export function UpLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="no-print -my-2 flex min-h-11 w-fit items-center gap-1 text-sm text-muted hover:text-accent"
    >
      <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      {children}
    </Link>
  );
}
