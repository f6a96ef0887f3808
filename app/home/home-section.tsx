import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A section of the home page with its heading; `more` links to the whole list. */
export function HomeSection({
  id,
  title,
  text,
  more,
  note,
  children,
}: {
  id: string;
  title: string;
  text: string;
  more?: { to: string; label: string };
  /** A line on all verdicts of the section. */
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-2 sm:gap-4">
      <div>
        <div className="flex items-center justify-between gap-x-2">
          <h2 id={`${id}-title`} className="text-2xl max-sm:text-xl">
            {title}
          </h2>
          {more && (
            <Link
              to={more.to}
              className="link no-print inline-flex min-h-11 shrink-0 items-center gap-1.5 max-sm:text-sm"
            >
              {more.label}
              <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
            </Link>
          )}
        </div>
        <p className="text-muted max-sm:sr-only">{text}</p>
        {note}
      </div>
      {children}
    </section>
  );
}
