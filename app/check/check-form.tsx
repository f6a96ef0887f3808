import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatWhole } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { MAX_PASTED_LENGTH } from '#domain/look-alike/pasted/pasted-length.ts';

/** The form of a check. It is a GET, so that it works without scripts and each answer has an address. */
export function CheckForm({
  q,
  isNarrow = false,
  children,
}: {
  q: string;
  isNarrow?: boolean;
  children?: ReactNode;
}) {
  const { text, to } = useLanguage();
  const { check } = text.caution;
  return (
    <Form action={to('/check')} className="no-print grid gap-2">
      <label htmlFor="pasted-text" className="font-medium">
        {check.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          key={q}
          id="pasted-text"
          name="q"
          type="text"
          dir="auto"
          defaultValue={q}
          maxLength={MAX_PASTED_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={`\u2066example.com${isNarrow ? '' : ', @name, 0x…'}\u2069`}
          aria-describedby={q ? undefined : 'pasted-hint'}
          className="min-h-11 min-w-0 flex-1 basis-44 rounded-lg border border-edge bg-surface px-3 placeholder:text-muted"
        />
        <button type="submit" className="button button-primary">
          {check.submit}
        </button>
      </div>
      {children}
      {!q && (
        <p id="pasted-hint" className="text-sm text-muted">
          {check.hint(formatWhole(MAX_PASTED_LENGTH))}
        </p>
      )}
    </Form>
  );
}
