import type { ReactNode } from 'react';

/** A section of a page with its heading and an optional paragraph. */
export function Part({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="max-w-prose">{text}</p>}
      {children}
    </section>
  );
}
