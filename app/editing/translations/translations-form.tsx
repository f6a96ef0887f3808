import { useField } from '@conform-to/react';
import { useLocation } from 'react-router';
import { draftKey } from '#app/editing/draft/draft.ts';
import { FIELD_LABELS, languageOfField } from '#app/editing/field-labels.ts';
import type { FormAnswer } from '#app/editing/form/answer.ts';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { Field } from '#app/editing/form/field.tsx';
import { useFormState } from '#app/editing/form/form-state.ts';
import { type FieldConflict, FieldConflictNotice } from '#app/editing/form/notices.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { LANGUAGE_NAME } from '#app/editing/manage/texts-in-doubt.ts';
import { type FieldName, TEXT_NAMES } from '#domain/listing/field.ts';
import {
  type Listing,
  TEXT_FIELDS,
  TEXT_LANGUAGES,
  type TextDoubt,
  type TextField,
  type TextLanguage,
} from '#domain/listing/listing.ts';
import { checkTranslations, confirmName, valuesInDraft, valuesOf } from './check-translations.ts';
import type { LoadedTranslations } from './translations.tsx';

/** The outcome of an attempt to save translations. */
export type TranslationsAnswer = FormAnswer<FieldConflict & Pick<Listing, 'doubts'>>;

const LEGEND: Record<TextField, string> = {
  name: 'Name',
  description: 'Description',
  pros: 'Pros (one per line)',
  cons: 'Cons (one per line)',
  reason: 'Reason',
};

const DOUBT: Record<TextDoubt, string> = {
  machine: 'Machine translation, not reviewed yet.',
  stale: 'The English has changed since.',
};

/** Five texts in three languages each. */
export function TranslationsForm({
  loaded,
  answer,
  backTo,
}: {
  loaded: LoadedTranslations;
  answer: TranslationsAnswer | undefined;
  backTo: string;
}) {
  const { pathname, search } = useLocation();
  return (
    <EditForm
      id="translations"
      kind={loaded.kind}
      action={`${pathname}${search}`}
      doneAt={KIND_WORDS[loaded.kind].path}
      values={valuesOf(loaded.texts, loaded.version)}
      check={(form) => checkTranslations(form, loaded.texts)}
      draft={{ key: draftKey(loaded.email, pathname), read: valuesInDraft }}
      answer={answer}
      failed="Failed to save translations."
      gone={`${KIND_WORDS[loaded.kind].title} not found! Someone has deleted this ${KIND_WORDS[loaded.kind].noun} in the meantime. What you typed is still here: once the ${KIND_WORDS[loaded.kind].noun} is restored, save again.`}
      order={TEXT_NAMES}
      labelOf={(name) => FIELD_LABELS[name as FieldName] ?? name}
      save={{ label: 'Save translations', cancel: backTo, isInDialog: true }}
    >
      {(conflict) => {
        const { doubts } = conflict ?? loaded;
        return (
          <>
            {conflict && <FieldConflictNotice conflict={conflict} />}
            {TEXT_FIELDS.map((field) => (
              <fieldset key={field} className="min-w-0">
                <legend className="pb-2 font-medium">{LEGEND[field]}</legend>
                <div className="grid gap-4 lg:grid-cols-3">
                  {TEXT_LANGUAGES.map((language) => (
                    <TranslationField
                      key={language}
                      language={language}
                      field={field}
                      doubt={doubts[language]?.[field]}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
          </>
        );
      }}
    </EditForm>
  );
}

function TranslationField({
  language,
  field,
  doubt,
}: {
  language: TextLanguage;
  field: TextField;
  doubt: TextDoubt | undefined;
}) {
  const name = `${language}.${field}` as const;
  const [confirmed] = useField<string>(confirmName(name));
  const isTaken = useFormState().conflict?.taken?.includes(name);
  const doubtId = `${confirmed.id}-doubt`;
  return (
    <Field
      name={name}
      label={LANGUAGE_NAME[language]}
      language={{ lang: language, dir: 'ltr', ...languageOfField(name) }}
      {...(doubt && { describedBy: doubtId })}
      beside={
        <>
          {isTaken && (
            <p className="text-sm text-muted">
              Changed by someone else in the meantime; this is the new text.
            </p>
          )}
          {doubt && (
            <div className="flex flex-wrap items-center gap-x-4 text-sm">
              <span id={doubtId} className="text-muted">
                {DOUBT[doubt]}
              </span>
              <label className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  name={confirmed.name}
                  defaultChecked={confirmed.initialValue === 'on'}
                  className="size-5 accent-accent"
                />
                This is correct
              </label>
            </div>
          )}
        </>
      }
    >
      {(control) =>
        field === 'name' ? (
          <input {...control} type="text" />
        ) : (
          <textarea
            {...control}
            rows={4}
            className={`${control.className} field-sizing-content max-h-80 min-h-28`}
          />
        )
      }
    </Field>
  );
}
