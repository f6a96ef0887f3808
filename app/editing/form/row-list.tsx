import { useField } from '@conform-to/react';
import { Plus, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { FieldError } from '#app/ui/labelled-control.tsx';
import { useFirstFocus, useFormState, useShownError } from './form-state.ts';

/**
 * A list of rows, of which there may be any number, each a line that opens in its place. Without scripts the server adds
 * and removes them.
 */
export function RowList({
  name,
  rowName,
  listName,
  blank,
  lineOf,
  children,
}: {
  name: string;
  rowName: string;
  /** A name that tells this list from others of the form. */
  listName: string;
  blank: FormValues;
  /** The summary of a row; null: the row is empty and is shown open. */
  lineOf: (row: FormValues) => ReactNode;
  /** The fields of a row, whose names begin with the one given. */
  children: (name: string) => ReactNode;
}) {
  const [list, form] = useField<FormValues[]>(name);
  const rows = list.getFieldList();
  const { action } = useFormState();
  const error = useShownError(name);
  const focus = useFirstFocus(name, error !== undefined);
  const box = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<{ index: number; value: FormValues } | null>(null);
  const focusAdd = () => box.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  const focusNext = useFocusOnNewRow(box, rows.length);
  // The server's response shows the list that was changed.
  const formAction = `${action}#${list.id}`;
  return (
    <div ref={box} id={list.id} className="grid scroll-mt-20 gap-3">
      {rows.map((row, index) => (
        <fieldset
          key={row.key}
          className="relative min-w-0 rounded-lg border border-line bg-surface"
        >
          <legend className="sr-only">
            {rowName} {index + 1}, {listName}
          </legend>
          <button
            {...form.remove.getButtonProps({ name, index })}
            type="submit"
            formAction={formAction}
            onClick={() => {
              const value = row.value as FormValues | undefined;
              setRemoved(value && differs(value, blank) ? { index, value } : null);
              focusAdd();
            }}
            className="icon-button absolute end-0 top-0"
          >
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">
              Remove {rowName.toLowerCase()} {index + 1}, {listName}
            </span>
          </button>
          <Row name={row.name} title={`${rowName} ${index + 1}`} lineOf={lineOf}>
            {children(row.name)}
          </Row>
        </fieldset>
      ))}
      <div role="status">
        {removed && (
          <RemovedRow
            row={`${rowName} ${removed.index + 1}`}
            listName={listName}
            restore={() => {
              const { index, value: defaultValue } = removed;
              form.insert({ name: list.name, index, defaultValue });
              setRemoved(null);
              focusAdd();
            }}
          />
        )}
      </div>
      <button
        {...form.insert.getButtonProps({ name: list.name, defaultValue: blank })}
        type="submit"
        formAction={formAction}
        data-add=""
        aria-describedby={error === undefined ? undefined : list.errorId}
        data-invalid={error === undefined ? undefined : ''}
        {...focus}
        onClick={focusNext}
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

// Returns a function after which the first field of the next new row takes the focus.
function useFocusOnNewRow(box: RefObject<HTMLElement | null>, count: number): () => void {
  const isAdding = useRef(false);
  useEffect(() => {
    if (!isAdding.current || count === 0) return;
    isAdding.current = false;
    const last = box.current?.querySelector('fieldset:last-of-type');
    last?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [box, count]);
  return () => {
    isAdding.current = true;
  };
}

function RemovedRow({
  row,
  listName,
  restore,
}: {
  row: string;
  listName: string;
  restore: () => void;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      {row} removed.
      <button type="button" onClick={restore} className="button px-3 text-sm">
        Restore it<span className="sr-only">, {listName}</span>
      </button>
    </p>
  );
}

// Whether anything was typed into a row.
function differs(row: FormValues, blank: FormValues): boolean {
  return Object.entries(row).some(
    ([name, value]) =>
      (typeof value === 'object' || value !== '') &&
      JSON.stringify(value) !== JSON.stringify(blank[name]),
  );
}

function Row({
  name,
  title,
  lineOf,
  children,
}: {
  name: string;
  title: string;
  lineOf: (row: FormValues) => ReactNode;
  children: ReactNode;
}) {
  const [row, form] = useField<FormValues>(name);
  const line = lineOf((row.value ?? {}) as FormValues);
  const [isOpen, setOpen] = useState(line === null);
  const isWrong = Object.keys(form.allErrors).some((each) => each.startsWith(`${name}.`));
  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="min-w-0"
    >
      <summary className="flex min-h-11 items-center gap-2 rounded-lg py-2 ps-3 pe-12 text-sm [overflow-wrap:anywhere] hover:text-accent">
        <FoldMark />
        <span className={line ? 'sr-only' : 'font-medium text-muted'}>{title}</span>
        {line && <span className="min-w-0 flex-1">{line}</span>}
      </summary>
      <div className="@container border-t border-line p-3">{children}</div>
    </details>
  );
}
