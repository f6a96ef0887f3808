import { Languages, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { askAdmin } from '#app/editing/ask-admin.ts';
import { FieldError } from '#app/ui/labelled-control.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import {
  failedTexts,
  failureOf,
  TRANSLATED_FIELDS,
  type Translated,
  type TranslatedField,
  type TranslatedTexts,
} from '#domain/translation/fields.ts';

const LABELS: Record<TranslatedField, string> = {
  description: 'Description',
  pros: 'Pros',
  cons: 'Cons',
  reason: 'Reason',
};

/** The server takes 20 seconds at most. */
const TIMEOUT_MS = 30_000;

const translated = z.object({ text: z.string(), made: z.enum(['machine', 'failed']) });
const responseSchema = z.object({
  fields: z.partialRecord(z.enum(TRANSLATED_FIELDS), translated),
  error: z.string().nullable(),
});

const UNANSWERED = 'The server failed.';
const UNREACHED = 'The server is not responding.';

/** The translated texts; `error` where some could not be translated. */
export interface Translation {
  fields: TranslatedTexts;
  error: string | null;
}

/**
 * The button that translates the English texts of the form around it. `onTranslated` gets the results, of which those that
 * `failed` are the English text itself. Without scripts the form itself is sent to `plainPath`, which gives it back with
 * the Arabic and with what became of it: `earlier`.
 */
export function AutoTranslate({
  onTranslated,
  plainPath,
  earlier,
}: {
  onTranslated: (fields: TranslatedTexts) => void;
  plainPath: string;
  earlier: Translation | undefined;
}) {
  const isHydrated = useHydrated();
  const [state, setState] = useState<State>(
    earlier ? { step: 'done', ...earlier } : { step: 'idle' },
  );
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function translate(form: HTMLFormElement | null) {
    if (!form || state.step === 'busy') return;
    const mine = new AbortController();
    running.current = mine;
    setState({ step: 'busy' });
    const { isMade, ...translation } = await askTranslation(textsOf(form), mine.signal);
    if (mine.signal.aborted) return;
    if (isMade) onTranslated(translation.fields);
    setState({ step: 'done', ...translation });
  }

  const isBusy = state.step === 'busy';
  return (
    <div className="grid justify-items-start gap-2">
      <button
        type={isHydrated ? 'button' : 'submit'}
        formAction={plainPath}
        formNoValidate
        className="button"
        // Stays in reach of the keyboard while it is busy.
        aria-disabled={isBusy}
        onClick={({ currentTarget }) => translate(currentTarget.form)}
      >
        {isBusy ? (
          <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
        ) : (
          <Languages aria-hidden="true" className="size-5" />
        )}
        Auto-translate
      </button>
      <div role="status">
        {isBusy && 'Translating…'}
        {state.step === 'done' && !state.error && <Outcome fields={state.fields} />}
      </div>
      <div role="alert" className="grid gap-2">
        {state.step === 'done' && state.error && (
          <>
            <FieldError>{state.error}</FieldError>
            {Object.keys(state.fields).length > 0 && <Outcome fields={state.fields} />}
          </>
        )}
      </div>
    </div>
  );
}

type State = { step: 'idle' } | { step: 'busy' } | ({ step: 'done' } & Translation);

function Outcome({ fields }: { fields: TranslatedTexts }) {
  const made = TRANSLATED_FIELDS.flatMap((field) => {
    const result = fields[field];
    return result ? [{ field, made: result.made }] : [];
  });
  if (made.length === 0) return <p>There is no English text to translate.</p>;
  return (
    <ul className="grid gap-1 text-sm">
      {made.map(({ field, made }) => (
        <li key={field} className="flex flex-wrap gap-x-3">
          <span className="min-w-24 font-medium">{LABELS[field]}</span>
          <TranslationMark made={made} />
        </li>
      ))}
    </ul>
  );
}

function textsOf(form: HTMLFormElement) {
  const values = new FormData(form);
  const texts = TRANSLATED_FIELDS.map((field) => [field, String(values.get(`en.${field}`) ?? '')]);
  return Object.fromEntries(texts) as Record<TranslatedField, string>;
}

function TranslationMark({ made }: Pick<Translated, 'made'>) {
  const Drawing = made === 'machine' ? Languages : TriangleAlert;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Drawing aria-hidden="true" className="size-4 shrink-0" />
      {made === 'machine' ? 'Translated by machine' : 'Not translated'}
    </span>
  );
}

/** The server's translation of English texts. Without one every field has failed, and `error` begins with the reason. */
async function askTranslation(
  fields: Record<TranslatedField, string>,
  signal: AbortSignal,
): Promise<Translation & { isMade: boolean }> {
  const asked = await askAdmin('/admin/translate', responseSchema, {
    fields,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    unreadable: UNANSWERED,
    unreached: UNREACHED,
  });
  if (!('error' in asked)) return { ...(asked.data as Translation), isMade: true };
  const failed = failedTexts(fields);
  const error = [asked.error, failureOf(failed)].filter((line) => line !== null).join(' ');
  return { fields: failed, error, isMade: false };
}
