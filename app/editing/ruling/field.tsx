import { type ReactNode, useId } from 'react';
import { FieldError } from '#app/ui/field.tsx';
import { useText } from './use-ruling-values.ts';

export interface FieldProps {
  path: string;
  label: string;
  /** Of the text, where it need not be English. */
  language?: 'en' | 'ar' | undefined;
  /** Points at what is wrong with more than this field, too. */
  failure?: string | undefined;
  className?: string;
}

/** What the control of a field is given. */
export interface Control {
  id: string;
  className: string;
  lang?: string;
  dir?: 'rtl';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

const CONTROL =
  'w-full min-h-11 rounded-lg border border-line bg-paper px-3 py-2 placeholder:text-muted hover:border-muted aria-invalid:border-ink aria-invalid:ring-1 aria-invalid:ring-ink';

/** A label, its control, what is wrong with it, and what stands `beside`. */
export function Field({
  path,
  label,
  language,
  failure,
  className = '',
  beside,
  children,
}: FieldProps & { beside?: ReactNode; children: (control: Control) => ReactNode }) {
  const id = useId();
  const { error } = useText(path);
  const describedBy = [error !== undefined && `${id}-error`, failure].filter(Boolean).join(' ');
  const control: Control = {
    id,
    className: CONTROL,
    ...(language === 'ar' && { lang: 'ar', dir: 'rtl' as const }),
    ...((error !== undefined || failure) && { 'aria-invalid': true as const }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children(control)}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {beside}
    </div>
  );
}
