import { type ComponentProps, type ReactNode, useId } from 'react';

/** A labelled text field with its error; `children` are placed at its end. */
export function Field({
  label,
  error,
  children,
  className = '',
  ...input
}: ComponentProps<'input'> & { label: string; error?: string | undefined; children?: ReactNode }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`min-h-12 w-full rounded-lg border border-muted bg-paper px-3 disabled:opacity-60 aria-invalid:border-ink aria-invalid:border-2 ${className}`}
        />
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium">
          {error}
        </p>
      )}
    </div>
  );
}
