import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { MAX_PASTED_LENGTH } from '#domain/look-alike/pasted/pasted-length.ts';

/**
 * One field for a name, a ticker or a link; the search page sends what looks like an address on to the check. `words`: filled in,
 * to be searched for.
 */
export function AskForm({ words }: { words?: string }) {
  const { text, to } = useLanguage();
  return (
    <Form action={to('/search')} role="search" aria-label={text.home.ask} className="no-print">
      <div className="flex min-h-14 items-center gap-2 rounded-xl border-[1.5px] border-edge bg-surface p-1.5 ps-3.5 focus-within:border-accent">
        <Search className="size-5 shrink-0 text-muted max-[22rem]:hidden" aria-hidden="true" />
        <label className="min-w-0 flex-1">
          <span className="sr-only">{text.home.ask}</span>
          <input
            type="text"
            name="q"
            dir="auto"
            defaultValue={words}
            maxLength={MAX_PASTED_LENGTH}
            placeholder={text.home.ask}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            className="min-h-11 w-full bg-transparent text-ellipsis placeholder:text-muted"
          />
        </label>
        <button type="submit" className="button button-primary">
          {words === undefined ? text.home.askSubmit : text.filters.submit}
        </button>
      </div>
    </Form>
  );
}
