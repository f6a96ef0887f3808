import { type ReactNode, useId } from 'react';

/** A titled section whose heading can take the focus. */
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
    <section aria-labelledby={heading} className={`grid content-start gap-4 ${className}`}>
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

/** Moves the focus from `element`, which is about to be removed, to the heading of its section. */
export function focusHeading(element: Element): void {
  element.closest('section')?.querySelector('h2')?.focus();
}
