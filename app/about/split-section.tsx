import type { ReactNode } from 'react';

/** A section with its heading and what explains it beside what it shows, where there is room. */
export function SplitSection({
  id,
  title,
  note,
  aside,
  children,
}: {
  /** For links to it. */
  id?: string;
  title: string;
  note?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className="grid scroll-mt-32 gap-x-10 gap-y-3 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
    >
      <h2 className="text-xl sm:text-2xl">{title}</h2>
      {aside}
      <div className="grid gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">{children}</div>
      {note && <p className="max-w-prose text-sm text-pretty text-muted">{note}</p>}
    </section>
  );
}
