import type { ReactNode } from 'react';

/** A card of the news under a heading with a link. */
export function Panel({
  id,
  title,
  link,
  children,
}: {
  id: string;
  title: string;
  link: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="card">
      <div className="flex min-h-13 items-center justify-between gap-x-4 px-4 py-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {link}
      </div>
      {children}
    </section>
  );
}
