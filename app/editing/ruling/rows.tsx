import { Plus, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FieldError } from '#app/ui/field.tsx';
import { valueAt } from './at-path.ts';
import { useRuling } from './use-ruling-values.ts';

type Row = Parameters<ReturnType<typeof useRuling>['add']>[1];

/** A list of things of one kind, of which there may be any number. */
export function Rows({
  path,
  one,
  of,
  blank,
  children,
}: {
  path: string;
  /** What one of them is called. */
  one: string;
  /** Tells it from the lists beside it. */
  of: string;
  blank: Row;
  /** The fields of the row at an index; `key` is its own wherever it moves. */
  children: (index: number, key: number) => ReactNode;
}) {
  const { input, errors, add, remove } = useRuling();
  const box = useRef<HTMLDivElement>(null);
  const failure = useId();
  const rows = (valueAt(input, path) ?? []) as { key: number }[];
  const error = errors[path];

  function addRow() {
    // The focus goes to what is there only then.
    flushSync(() => add(path, blank));
    const last = box.current?.querySelector('fieldset:last-of-type');
    last?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }

  function removeRow(key: number) {
    remove(path, key);
    box.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  }

  return (
    <div ref={box} className="grid gap-3">
      {rows.map(({ key }, index) => (
        <fieldset key={key} className="grid min-w-0 gap-y-2 rounded-lg border border-line p-3">
          <legend className="sr-only">
            {one} {index + 1}, {of}
          </legend>
          <div className="flex items-center justify-between gap-3">
            <p className="text-sm font-medium text-muted">
              {one} {index + 1}
            </p>
            <button type="button" onClick={() => removeRow(key)} className="icon-button -m-2">
              <X aria-hidden="true" className="size-5" />
              <span className="sr-only">
                Remove {one.toLowerCase()} {index + 1}, {of}
              </span>
            </button>
          </div>
          {children(index, key)}
        </fieldset>
      ))}
      <button
        type="button"
        data-add=""
        aria-describedby={error === undefined ? undefined : failure}
        data-invalid={error === undefined ? undefined : ''}
        onClick={addRow}
        className="button justify-self-start px-3 text-sm"
      >
        <Plus aria-hidden="true" className="size-4" />
        Add {one.toLowerCase()}
        <span className="sr-only">, {of}</span>
      </button>
      {error !== undefined && <FieldError id={failure}>{error}</FieldError>}
    </div>
  );
}
