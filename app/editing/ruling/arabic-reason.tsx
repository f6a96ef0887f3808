import { useId } from 'react';
import { Link } from 'react-router';
import { FieldFailure } from '#app/editing/form/field-failure.tsx';
import { Section } from '#app/editing/form/field-sections.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { LoadedRuling } from './loaded-ruling.ts';
import { useRuling } from './use-ruling-values.ts';

const DOUBT = {
  machine: 'The Arabic reason was made by a machine and read by nobody yet.',
  stale: 'The English reason has changed since the Arabic was written.',
};

/** The reason in both languages, where nobody has read the Arabic: until then no ruling is saved. */
export function ArabicReason({
  loaded: { kind, id, reason },
}: {
  loaded: Pick<LoadedRuling, 'kind' | 'id' | 'reason'>;
}) {
  const failure = useId();
  const { input, errors, set } = useRuling();
  const error = errors.hasReadArabic;
  if (!reason.doubt) return null;
  return (
    <Section title="The Arabic reason">
      <p>{DOUBT[reason.doubt]} No ruling is published on it.</p>
      <div className="grid gap-4 md:grid-cols-2">
        <p className="rounded-lg border border-line bg-paper px-3 py-2 whitespace-pre-line">
          {reason.en}
        </p>
        <p
          lang="ar"
          dir="rtl"
          className="rounded-lg border border-dashed border-muted bg-paper px-3 py-2 whitespace-pre-line"
        >
          {reason.ar}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={input.hasReadArabic}
            onChange={(event) => set('hasReadArabic', event.currentTarget.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? failure : undefined}
            className="size-5 accent-accent"
          />
          I have read the Arabic and it says the same
        </label>
        <Link to={`${KIND_WORDS[kind].path}/translations/${id}`} className="link">
          Correct it under Translations
        </Link>
      </div>
      {error && <FieldFailure id={failure}>{error}</FieldFailure>}
    </Section>
  );
}
