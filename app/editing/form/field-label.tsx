import type { ReactNode } from 'react';

/** What a field is called; a star where it may not be left empty, which the field itself says to who hears it. */
export function FieldLabel({
  htmlFor,
  required,
  children,
}: {
  htmlFor: string;
  required: boolean;
  children: ReactNode;
}) {
  return (
    <label htmlFor={htmlFor} className="text-sm font-medium">
      {children}
      {required && (
        <span aria-hidden="true" className="text-accent">
          {' *'}
        </span>
      )}
    </label>
  );
}
