import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Form, useNavigate, useNavigation, useNavigationType, useSubmit } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { MAX_PASTED_LENGTH } from '#domain/look-alike/pasted/pasted-length.ts';
import { clickedLink, isShown, withText } from './clicked-link.ts';

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
  const { input, searchSoon, stopWaiting } = useSearchOnTyping(q);
  return (
    <Form
      action={path}
      role="search"
      preventScrollReset
      className="no-print flex flex-wrap gap-2"
      onSubmit={stopWaiting}
    >
      <label className="min-w-0 flex-1 basis-56">
        <span className="sr-only">{label}</span>
        <input
          id="search"
          ref={input}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={MAX_PASTED_LENGTH}
          placeholder={label}
          autoComplete="off"
          onChange={searchSoon}
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

/** Searches a while after the last letter. `q` is what the shown results were searched for. */
function useSearchOnTyping(q: string) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const type = useNavigationType();
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(q);
  // The typed text, until its result is shown.
  const typed = useRef<string | null>(null);
  const { state, formMethod } = useNavigation();
  const isLeaving = state === 'loading' && formMethod === undefined;
  const leaving = useRef(isLeaving);
  const settle = useEffectEvent((isIdle: boolean, shownQ: string) => {
    if (!isIdle || typed.current === null || pause.current !== undefined) return;
    const isMissing = type !== 'POP' && typed.current.trim() !== shownQ;
    typed.current = null;
    if (isMissing) search();
  });
  // Text typed while another page of the list loads is searched once that is shown.
  useEffect(() => {
    leaving.current = isLeaving;
    settle(state === 'idle', q);
  }, [state, isLeaving, q]);

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
    searchSoon();
  });
  // Searches for text that was typed before React started.
  useEffect(() => catchUp(), []);

  // The typed text goes along with a filter of this list; the page of another link is not searched.
  const carryText = useEffectEvent((event: MouseEvent) => {
    const link = clickedLink(event);
    if (!link || typed.current === null || isShown(link)) return;
    stopWaiting();
    if (link.pathname !== location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    void navigate(withText(link, typed.current), { preventScrollReset: true });
  });
  // Before React and its links, which have the address of the shown results.
  useEffect(() => {
    const onClick = (event: MouseEvent) => carryText(event);
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, []);

  function search() {
    // The first letter adds a history entry; the following ones replace it.
    void submit(input.current?.form ?? null, { replace: q !== '', preventScrollReset: true });
  }

  function stopWaiting() {
    clearTimeout(pause.current);
    pause.current = undefined;
  }

  function searchSoon() {
    stopWaiting();
    typed.current = input.current?.value ?? null;
    pause.current = setTimeout(() => {
      pause.current = undefined;
      if (!leaving.current) search();
    }, TYPING_PAUSE_MS);
  }

  return { input, searchSoon, stopWaiting };
}
