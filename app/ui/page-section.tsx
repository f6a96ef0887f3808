import type { ReactNode } from 'react';

/** A section of a page with its heading and an optional paragraph. */
export function PageSection({
  id,
  title,
  text,
  children,
}: {
  /** For links to it. */
  id?: string;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <section id={id} className="grid scroll-mt-32 content-start gap-3">
      <h2 className="text-xl sm:text-2xl">{title}</h2>
      {text && <p className="max-w-prose">{text}</p>}
      {children}
    </section>
  );
}
