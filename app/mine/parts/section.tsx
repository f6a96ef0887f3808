import { type ReactNode, useId } from 'react';

/** A part of the page under its heading. */
export function Section({
  title,
  text,
  className = '',
  children,
}: {
  title: string;
  text?: string;
  className?: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={`grid gap-4 ${className}`}>
      <div className="grid gap-1">
        <h2 id={heading} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        {text && <p className="max-w-prose text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** Moves the focus to the heading over `element`, which is about to go: it would be lost otherwise. */
export function focusHeading(element: Element): void {
  element.closest('section')?.querySelector('h2')?.focus();
}
