import { useField } from '@conform-to/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Section } from '#app/editing/form/form-page.tsx';
import { useShownError } from '#app/editing/form/form-state.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { FieldError } from '#app/ui/field.tsx';
import type { LoadedRuling } from './loaded-ruling.ts';

const WORD = {
  machine: 'The Arabic reason was made by a machine and read by nobody yet.',
  stale: 'The English reason has changed since the Arabic was written.',
  unwritten: 'The reason has not been written in Arabic yet.',
};

type Loaded = Pick<LoadedRuling, 'kind' | 'id' | 'reason'>;

/** The reason in both languages, where the Arabic is missing or nobody has read it: until then no ruling is published. */
export function ArabicReason({ loaded }: { loaded: Loaded }) {
  const reason = useReason(loaded);
  const state = reason.ar === '' ? 'unwritten' : reason.doubt;
  if (!state) return null;
  return (
    <Section title="The Arabic reason">
      <p>{WORD[state]} No ruling is published on it.</p>
      <div className="grid gap-4 md:grid-cols-2">
        <p className="rounded-lg border border-line bg-paper px-3 py-2 whitespace-pre-line">
          {reason.en}
        </p>
        {state !== 'unwritten' && (
          <p
            lang="ar"
            dir="rtl"
            className="rounded-lg border border-dashed border-muted bg-paper px-3 py-2 whitespace-pre-line"
          >
            {reason.ar}
          </p>
        )}
      </div>
      {state === 'unwritten' ? <WriteIt loaded={loaded} /> : <ReadIt loaded={loaded} />}
    </Section>
  );
}

// As it will be once the form is saved: what is typed of it there counts.
function useReason({ reason }: Loaded): Loaded['reason'] {
  const [typed] = useField<{ en: string; ar: string }>('reason');
  const en = typed.value?.en || reason.en;
  const ar = typed.value?.ar || reason.ar;
  if (ar !== reason.ar) return { en, ar, doubt: null };
  return { en, ar, doubt: en === reason.en ? reason.doubt : 'stale' };
}

function WriteIt({ loaded: { kind, id } }: { loaded: Loaded }) {
  const errorId = useId();
  const error = useShownError('reason');
  return (
    <>
      <Link
        to={`${KIND_WORDS[kind].path}/translations/${id}`}
        data-invalid={error ? '' : undefined}
        aria-describedby={error ? errorId : undefined}
        className="link justify-self-start"
      >
        Write it under Translations
      </Link>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}

function ReadIt({ loaded: { kind, id } }: { loaded: Loaded }) {
  const [box] = useField<string>('hasReadArabic');
  const error = useShownError('hasReadArabic');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <label className="flex min-h-11 items-center gap-2">
          <input
            id={box.id}
            type="checkbox"
            name="hasReadArabic"
            defaultChecked={box.initialValue === 'on'}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? box.errorId : undefined}
            className="size-5 accent-accent"
          />
          I have read the Arabic and it says the same
        </label>
        <Link to={`${KIND_WORDS[kind].path}/translations/${id}`} className="link">
          Correct it under Translations
        </Link>
      </div>
      {error && <FieldError id={box.errorId}>{error}</FieldError>}
    </>
  );
}
