import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A section of the home page with its heading; `more` links to the whole list. */
export function HomeSection({
  id,
  title,
  text,
  more,
  children,
}: {
  id: string;
  title: string;
  text: string;
  more?: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <h2 id={`${id}-title`} className="text-2xl">
            {title}
          </h2>
          <p className="text-muted">{text}</p>
        </div>
        {more && (
          <Link to={more.to} className="link no-print inline-flex min-h-11 items-center gap-1.5">
            {more.label}
            <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
