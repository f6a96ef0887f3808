import { useField } from '@conform-to/react';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { useFormState, useShownError } from '#app/editing/form/form-state.ts';
import { FieldError } from '#app/ui/field.tsx';

/** A list of rows, of which there may be any number. Without scripts the server adds and removes them. */
export function RowList({
  name,
  rowName,
  listName,
  blank,
  children,
}: {
  name: string;
  rowName: string;
  /** Tells it from the lists beside it. */
  listName: string;
  blank: FormValues;
  /** The fields of a row, whose names begin with the one given. */
  children: (name: string) => ReactNode;
}) {
  const [list, form] = useField<FormValues[]>(name);
  const rows = list.getFieldList();
  const { action } = useFormState();
  const error = useShownError(name);
  const box = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  useEffect(() => {
    if (!isAdding.current || rows.length === 0) return;
    isAdding.current = false;
    const last = box.current?.querySelector('fieldset:last-of-type');
    last?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [rows.length]);
  // The answer of the server shows the list that was changed.
  const formAction = `${action}#${list.id}`;
  return (
    <div ref={box} id={list.id} className="grid scroll-mt-20 gap-3">
      {rows.map((row, index) => (
        <fieldset key={row.key} className="grid min-w-0 gap-y-2 rounded-lg border border-line p-3">
          <legend className="sr-only">
            {rowName} {index + 1}, {listName}
          </legend>
          <div className="flex items-center justify-between gap-3">
            <p className="text-sm font-medium text-muted">
              {rowName} {index + 1}
            </p>
            <button
              {...form.remove.getButtonProps({ name, index })}
              type="submit"
              formAction={formAction}
              onClick={() => box.current?.querySelector<HTMLElement>('[data-add]')?.focus()}
              className="icon-button -m-2"
            >
              <X aria-hidden="true" className="size-5" />
              <span className="sr-only">
                Remove {rowName.toLowerCase()} {index + 1}, {listName}
              </span>
            </button>
          </div>
          {children(row.name)}
        </fieldset>
      ))}
      <button
        {...form.insert.getButtonProps({ name: list.name, defaultValue: blank })}
        type="submit"
        formAction={formAction}
        data-add=""
        aria-describedby={error === undefined ? undefined : list.errorId}
        data-invalid={error === undefined ? undefined : ''}
        onClick={() => {
          isAdding.current = true;
        }}
        className="button justify-self-start px-3 text-sm"
      >
        <Plus aria-hidden="true" className="size-4" />
        Add {rowName.toLowerCase()}
        <span className="sr-only">, {listName}</span>
      </button>
      {error !== undefined && <FieldError id={list.errorId}>{error}</FieldError>}
    </div>
  );
}
