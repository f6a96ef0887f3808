import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { draftKey } from '#app/editing/draft/draft.ts';
import { DraftNotice } from '#app/editing/draft/draft-notice.tsx';
import { LeaveDialog } from '#app/editing/draft/leave-dialog.tsx';
import { useDraft } from '#app/editing/draft/use-draft.ts';
import { useSending } from '#app/editing/draft/use-sending.ts';
import { HiddenField } from '#app/editing/form/hidden-field.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { TextName } from '#domain/listing/field.ts';
import {
  type Listing,
  TEXT_FIELDS,
  TEXT_LANGUAGES,
  type TextField,
} from '#domain/listing/listing.ts';
import { TranslationField } from './translation-field.tsx';
import type { LoadedTranslations, TranslationsAnswer } from './translations.tsx';
import { checkTexts, readTexts, type TextErrors } from './translations-input.ts';
import { TranslationsNotice } from './translations-notice.tsx';

const LEGEND: Record<TextField, string> = {
  name: 'Name',
  description: 'Description',
  pros: 'Pros (one a line)',
  cons: 'Cons (one a line)',
  reason: 'Reason',
};

/** Five texts in three languages each; errors stand under their fields until these are edited. */
export function TranslationsForm({
  loaded,
  answer,
  backTo,
}: {
  loaded: LoadedTranslations;
  answer: TranslationsAnswer | undefined;
  backTo: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state === 'submitting';
  // What it started from stays in view over later answers.
  const [conflict] = useState(answer?.outcome === 'conflict' ? answer : null);
  const draft = useDraft(form, draftKey(loaded.email, useLocation().pathname), {
    isUnsaved: conflict !== null || (answer !== undefined && 'given' in answer),
  });
  const sending = useSending(draft, KIND_WORDS[loaded.kind].path);
  const [errors, setErrors] = useState<TextErrors>(errorsOf(answer));
  useEffect(() => setErrors(errorsOf(answer)), [answer]);
  useEffect(() => {
    const [first] = Object.keys(errorsOf(answer));
    if (first) fieldOf(form.current, first)?.focus();
  }, [answer]);

  const texts = conflict?.texts ?? (answer && 'given' in answer ? answer.given : loaded.texts);
  const doubts = doubtsNow(conflict?.doubts ?? loaded.doubts, answer);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (sending.isUnderWay()) return void event.preventDefault();
    const found = checkTexts(readTexts(new FormData(event.currentTarget)), loaded.texts).errors;
    const [first] = Object.keys(found);
    if (!first) return sending.begin();
    event.preventDefault();
    setErrors(found);
    fieldOf(event.currentTarget, first)?.focus();
  }

  function edited(event: FormEvent<HTMLFormElement>) {
    draft.changed();
    const name = (event.target as HTMLInputElement).name as TextName;
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
  }

  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      noValidate
      onSubmit={submit}
      onInput={edited}
      className="grid gap-6 pt-4"
    >
      <HiddenField
        name="version"
        value={String(conflict?.version ?? answer?.version ?? loaded.version)}
      />
      <DraftNotice draft={draft} />
      <TranslationsNotice kind={loaded.kind} conflict={conflict} answer={answer} />
      {TEXT_FIELDS.map((field) => (
        <fieldset key={field} className="min-w-0">
          <legend className="pb-2 font-medium">{LEGEND[field]}</legend>
          <div className="grid gap-4 lg:grid-cols-3">
            {TEXT_LANGUAGES.map((language) => {
              const name = `${language}.${field}` as const;
              return (
                <TranslationField
                  key={language}
                  language={language}
                  field={field}
                  text={texts[name]}
                  doubt={doubts[language]?.[field]}
                  error={errors[name]}
                  theirs={conflict?.theirs[name]}
                  isTaken={conflict?.taken.includes(name) ?? false}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
      <div className="over-list-foot flex flex-wrap gap-3">
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save translations'}
        </button>
        <Link to={backTo} replace preventScrollReset className="button">
          Cancel
        </Link>
      </div>
      <LeaveDialog draft={draft} mayLeave={sending.isUnderWay} />
    </Form>
  );
}

// What keeps a verdict from being published can be said to be right.
function doubtsNow(
  { ar, ...others }: Listing['doubts'],
  answer: TranslationsAnswer | undefined,
): Listing['doubts'] {
  const doubt = answer?.outcome === 'invalid' ? answer.doubt : undefined;
  return { ...others, ar: { ...ar, ...(doubt && { reason: doubt }) } };
}

function errorsOf(answer: TranslationsAnswer | undefined): TextErrors {
  return answer?.outcome === 'invalid' ? answer.errors : {};
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLElement ? field : null;
}
