import { useField } from '@conform-to/react';
import { Link } from 'react-router';
import { FormSection } from '#app/editing/form/form-page.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { LoadedRuling } from './loaded-ruling.ts';

const WORD = {
  machine: 'The Arabic reason is a machine translation that no editor has reviewed.',
  stale: 'The English reason has changed since the Arabic was written.',
  unwritten: 'The reason has not been written in Arabic yet.',
};

type Loaded = Pick<LoadedRuling, 'kind' | 'id' | 'reason'>;

/** The reason in both languages, shown while the Arabic one is missing or unread. */
export function ArabicReason({ loaded }: { loaded: Loaded }) {
  const reason = useReason(loaded);
  const state = reason.ar === '' ? 'unwritten' : reason.doubt;
  if (!state) return null;
  return (
    <FormSection title="The Arabic reason">
      <p>
        {WORD[state]} Until it is read, the Arabic page shows the last Arabic reason that an editor
        read for the same verdict, or else the English one.
      </p>
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
      {state !== 'unwritten' && <ReadIt />}
      <Link
        to={`${KIND_WORDS[loaded.kind].path}/translations/${loaded.id}`}
        className="link justify-self-start"
      >
        {state === 'unwritten' ? 'Write it under Translations' : 'Correct it under Translations'}
      </Link>
    </FormSection>
  );
}

// The reason as it will be saved, with the texts typed in this form.
function useReason({ reason }: Loaded): Omit<Loaded['reason'], 'isOlderThanVerdict'> {
  const [typed] = useField<{ en: string; ar: string }>('reason');
  const en = typed.value?.en || reason.en;
  const ar = typed.value?.ar || reason.ar;
  if (ar !== reason.ar) return { en, ar, doubt: null };
  return { en, ar, doubt: en === reason.en ? reason.doubt : 'stale' };
}

function ReadIt() {
  const [box] = useField<string>('hasReadArabic');
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        id={box.id}
        type="checkbox"
        name="hasReadArabic"
        defaultChecked={box.initialValue === 'on'}
        className="size-5 accent-accent"
      />
      I have read the Arabic and it says the same
    </label>
  );
}
