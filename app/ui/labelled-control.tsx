import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** The attributes that a field gives its control. */
export interface ControlAttributes {
  id: string;
  className: string;
  lang?: string;
  dir?: 'rtl' | 'ltr' | 'auto';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export interface LabelledControlProps {
  /** The control's; generated if missing. */
  id?: string;
  label: string;
  /** The language of the typed text, where it is not the page's. */
  language?: { lang?: string; dir?: 'rtl' | 'ltr' | 'auto' };
  error?: string | undefined;
  hint?: string | undefined;
  /** Id of an element that describes the control as well; with `isInvalid`, of an error of several fields. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
  /** Marked with a star; the control says it to assistive technology. */
  required?: boolean;
  /** Shown under the control. */
  beside?: ReactNode;
  className?: string;
  children: (control: ControlAttributes) => ReactNode;
}

// Scroll margins keep a focused control clear of the header and of the save bar.
const CONTROL =
  'w-full min-h-11 scroll-mt-20 scroll-mb-28 rounded-lg border border-edge bg-paper px-3 py-1.5 placeholder:text-muted hover:border-muted disabled:opacity-60 [&[readonly]]:border-dashed [&[readonly]]:text-muted aria-invalid:border-ink aria-invalid:[box-shadow:0_0_0_1px_var(--ink)]';

/** A label, its control, its error and its hint. */
export function LabelledControl({
  id: givenId,
  label,
  language,
  error,
  hint,
  describedBy,
  isInvalid = error !== undefined,
  required = false,
  beside,
  className = '',
  children,
}: LabelledControlProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describing = [hint && `${id}-description`, error && `${id}-error`, describedBy];
  const describingIds = describing.filter(Boolean).join(' ');
  return (
    <div className={`grid min-w-0 content-start gap-1 ${className}`}>
      <FieldLabel htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      {children({
        id,
        className: CONTROL,
        ...language,
        ...(isInvalid && { 'aria-invalid': true }),
        ...(describingIds && { 'aria-describedby': describingIds }),
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-description`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {beside}
    </div>
  );
}

/** The label of a control, with a star where it may not be left empty. */
export function FieldLabel({
  htmlFor,
  required = false,
  children,
}: {
  htmlFor: string;
  required?: boolean;
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

/** An error in words beside a drawing, since colours are for verdicts. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm font-medium [overflow-wrap:anywhere]">
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
      {children}
    </p>
  );
}
