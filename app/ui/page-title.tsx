import type { ReactNode } from 'react';

/** Title and introduction of a page, under a link to its list; without `text` the title alone. */
export function PageTitle({
  title,
  text,
  up,
}: {
  title: string;
  text?: ReactNode;
  up?: ReactNode;
}) {
  return (
    <header className="grid gap-2 pt-8 pb-6 max-sm:gap-1 max-sm:pt-2 max-sm:pb-3">
      {up}
      <h1 className="page-heading">{title}</h1>
      {text && <p className="max-w-prose text-lg text-pretty text-muted max-sm:text-sm">{text}</p>}
    </header>
  );
}
