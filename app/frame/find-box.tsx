import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Suggestions as SuggestionsShown } from '#app/search/suggestions.tsx';
import { MAX_PASTED_LENGTH } from '#domain/look-alike/pasted/pasted-length.ts';
import { closePopover } from './close-popover.ts';

/**
 * The search over the whole site. Button, box and form are native and work without scripts; the suggestions load on
 * first use.
 */
export function FindBox() {
  const { text, to } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const Suggestions = useSuggestions(box, input);

  return (
    <>
      <FindButton />
      <div
        {...closePopover}
        id="find"
        ref={box}
        popover="auto"
        role="dialog"
        aria-label={text.search.title}
        className="find"
      >
        <Form
          action={to('/search')}
          role="search"
          aria-label={text.search.title}
          className="flex gap-2 p-3"
          onSubmit={() => box.current?.hidePopover()}
        >
          <label className="min-w-0 flex-1">
            <span className="sr-only">{text.search.label}</span>
            <input
              id="find-field"
              ref={setInput}
              type="text"
              name="q"
              maxLength={MAX_PASTED_LENGTH}
              placeholder={text.search.label}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              autoFocus
              className="min-h-11 w-full rounded-lg border border-edge bg-paper px-3 placeholder:text-muted"
            />
          </label>
          <button type="submit" className="button max-sm:px-3">
            <Search className="size-5 sm:hidden" aria-hidden="true" />
            <span className="max-sm:sr-only">{text.search.submit}</span>
          </button>
          {/* A long list covers a phone's screen, with no place outside to tap on. */}
          <button
            type="button"
            popoverTarget="find"
            popoverTargetAction="hide"
            className="icon-button sm:hidden"
          >
            <X className="size-5" aria-hidden="true" />
            <span className="sr-only">{text.search.close}</span>
          </button>
        </Form>
        {Suggestions && input && <Suggestions input={input} />}
      </div>
    </>
  );
}

/** The component of suggestions, loaded when the box opens for the first time; null until then. */
function useSuggestions(box: RefObject<HTMLDivElement | null>, input: HTMLInputElement | null) {
  const [Suggestions, setSuggestions] = useState<typeof SuggestionsShown | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || !input) return;
    const load = async () => {
      if (!element.matches(':popover-open')) return;
      // If it cannot be loaded, the form still leads to the search page.
      const loaded = await import('#app/search/suggestions.tsx').catch(() => null);
      if (loaded) setSuggestions(() => loaded.Suggestions);
    };
    const onToggle = () => {
      if (element.matches(':popover-open') && !element.contains(document.activeElement)) {
        input.select();
      }
      void load();
    };
    element.addEventListener('toggle', onToggle);
    // The box may have been opened before React started.
    void load();
    return () => element.removeEventListener('toggle', onToggle);
  }, [box, input]);
  return Suggestions;
}

function FindButton() {
  const { text } = useLanguage();
  return (
    <button
      type="button"
      popoverTarget="find"
      aria-keyshortcuts="Control+K Meta+K /"
      className="icon-button 2xl:border 2xl:border-edge 2xl:px-3 2xl:text-muted"
    >
      <Search className="size-5" aria-hidden="true" />
      <span className="max-2xl:sr-only">{text.search.title}</span>
      <span
        className="hidden rounded border border-line px-1.5 font-sans text-xs 2xl:inline"
        aria-hidden="true"
      >
        /
      </span>
    </button>
  );
}
