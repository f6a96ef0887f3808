import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Form, useNavigation, useNavigationType, useSubmit } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';

const TYPING_PAUSE_MS = 300;

/** Searches the list at `path` while the visitor types; a plain form without scripts. `filters` stay in the query. */
export function SearchBox({
  path,
  q,
  filters,
  label,
}: {
  path: string;
  q: string;
  filters?: URLSearchParams;
  label: string;
}) {
  const { text } = useLanguage();
  const submit = useSubmit();
  const type = useNavigationType();
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(q);
  // A search waits for a pending navigation: the form has a new filter only when that page is shown.
  const { state, formMethod } = useNavigation();
  const isLeaving = state === 'loading' && formMethod === undefined;
  const leaving = useRef(isLeaving);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    leaving.current = isLeaving;
    if (isLeaving) return;
    waiting.current?.();
    waiting.current = null;
  }, [isLeaving]);

  // Back and Forward set the field; otherwise it stays as typed while it has the focus.
  useEffect(() => {
    const field = input.current;
    if (shown.current === q) return;
    shown.current = q;
    if (field && (type === 'POP' || document.activeElement !== field)) field.value = q;
  }, [q, type]);
  useEffect(() => () => clearTimeout(pause.current), []);
  const catchUp = useEffectEvent(() => {
    const field = input.current;
    if (!field || field.value === field.defaultValue || field.form?.dataset.sent === '') return;
    searchSoon(field.form);
  });
  // Searches for text that was typed before React started.
  useEffect(() => catchUp(), []);

  function searchSoon(form: HTMLFormElement | null) {
    clearTimeout(pause.current);
    waiting.current = null;
    // The first letter adds a history entry; the following ones replace it.
    const options = { replace: q !== '', preventScrollReset: true };
    const search = () => void submit(form, options);
    pause.current = setTimeout(() => {
      if (leaving.current) waiting.current = search;
      else search();
    }, TYPING_PAUSE_MS);
  }

  return (
    <Form
      action={path}
      role="search"
      preventScrollReset
      className="no-print flex flex-wrap gap-2"
      onSubmit={() => clearTimeout(pause.current)}
    >
      <label className="min-w-0 flex-1 basis-56">
        <span className="sr-only">{label}</span>
        <input
          id="search"
          ref={input}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          placeholder={label}
          autoComplete="off"
          onChange={(event) => searchSoon(event.currentTarget.form)}
          className="min-h-11 w-full rounded-lg border border-edge bg-surface px-3 placeholder:text-muted"
        />
      </label>
      {[...(filters ?? [])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button max-sm:px-3">
        <Search className="size-5 sm:hidden" aria-hidden="true" />
        <span className="max-sm:sr-only">{text.filters.submit}</span>
      </button>
    </Form>
  );
}
