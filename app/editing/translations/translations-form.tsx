import { useField, useFormMetadata } from '@conform-to/react';
import { useLocation } from 'react-router';
import { draftKey } from '#app/editing/draft/draft.ts';
import { FIELD_LABELS, languageOfField } from '#app/editing/field-labels.ts';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { Field } from '#app/editing/form/field.tsx';
import { useFormState } from '#app/editing/form/form-state.ts';
import { textAt } from '#app/editing/form/form-values.ts';
import { type FieldConflict, FieldConflictNotice } from '#app/editing/form/notices.tsx';
import type { FormOutcome } from '#app/editing/form/outcome.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { LANGUAGE_NAME } from '#app/editing/manage/texts-in-doubt.ts';
import { languageName } from '#app/i18n/script-language.ts';
import type { FieldName } from '#domain/listing/field.ts';
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
export type TranslationsOutcome = FormOutcome<FieldConflict & Pick<Listing, 'doubts'>>;

const LEGEND: Record<TextField, { title: string; hint?: string }> = {
  name: { title: 'Name' },
  description: { title: 'Description' },
  pros: { title: 'Pros', hint: 'One per line' },
  cons: { title: 'Cons', hint: 'One per line' },
  reason: { title: 'Reason' },
};

/** A column of names, and one for each language. */
const COLUMNS = 'lg:grid lg:grid-cols-[7rem_repeat(3,minmax(0,1fr))] lg:gap-x-4';

const DOUBT: Record<TextDoubt, string> = {
  machine: 'Machine translation, not reviewed yet.',
  stale: 'The English has changed since.',
};

/** Each text of a listing in its languages. */
export function TranslationsForm({
  loaded,
  response,
  backTo,
}: {
  loaded: LoadedTranslations;
  response: TranslationsOutcome | undefined;
  backTo: string;
}) {
  const { pathname, search } = useLocation();
  return (
    <EditForm
      id="translations"
      kind={loaded.kind}
      action={`${pathname}${search}`}
      donePath={KIND_WORDS[loaded.kind].path}
      values={valuesOf(loaded.texts, loaded.version)}
      check={(form) => checkTranslations(form, loaded.texts)}
      draft={{ key: draftKey(loaded.email, pathname), read: valuesInDraft }}
      response={response}
      failed="Failed to save translations."
      gone={`${KIND_WORDS[loaded.kind].title} not found! Someone has deleted this ${KIND_WORDS[loaded.kind].noun} in the meantime. What you typed is still here: once the ${KIND_WORDS[loaded.kind].noun} is restored, save again.`}
      labelOf={(name) => FIELD_LABELS[name as FieldName] ?? name}
      save={{ label: 'Save translations', cancel: backTo, isInDialog: true }}
    >
      {(conflict) => {
        const { doubts } = conflict ?? loaded;
        return (
          <>
            {conflict && <FieldConflictNotice conflict={conflict} />}
            <LanguageHeads doubts={doubts} />
            {TEXT_FIELDS.map((field) => (
              <fieldset
                key={field}
                className={`min-w-0 lg:border-t lg:border-line lg:pt-4 ${COLUMNS}`}
              >
                {/* Floated, it is not placed on the border of the fieldset. */}
                <legend className="float-start w-full font-medium max-lg:pb-2 lg:pt-2.5">
                  {LEGEND[field].title}
                  {LEGEND[field].hint && (
                    <span className="text-sm font-normal text-muted lg:block">
                      {' '}
                      {LEGEND[field].hint}
                    </span>
                  )}
                </legend>
                <div className="clear-both grid gap-4 lg:contents">
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

/** The languages over their columns, each with the number of its texts and of those in doubt. */
function LanguageHeads({ doubts }: Pick<Listing, 'doubts'>) {
  const { value } = useFormMetadata();
  return (
    <div
      className={`z-10 flex flex-wrap gap-x-6 gap-y-1 border-b border-line bg-surface py-2 lg:sticky lg:top-0 lg:-mb-6 lg:border-b-0 ${COLUMNS}`}
    >
      {TEXT_LANGUAGES.map((language, place) => {
        const written = TEXT_FIELDS.filter((field) => textAt(`${language}.${field}`, value).trim());
        const doubted = Object.keys(doubts[language] ?? {}).length;
        return (
          <p key={language} className={place === 0 ? 'lg:col-start-2' : ''}>
            <span className="font-semibold">{LANGUAGE_NAME[language]}</span>{' '}
            {language !== 'en' && <bdi lang={language}>{languageName(language, language)}</bdi>}{' '}
            <span className="text-sm text-muted">
              {written.length} of {TEXT_FIELDS.length}
              {doubted > 0 && ` · ${doubted} to review`}
            </span>
          </p>
        );
      })}
    </div>
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
  const isMergedFromTheirs = useFormState().conflict?.mergedFromTheirs?.includes(name);
  const doubtId = `${confirmed.id}-doubt`;
  return (
    <Field
      name={name}
      label={LANGUAGE_NAME[language]}
      // The head of its column names the language on a wide screen, and the texts of a row are equally high.
      className="lg:grid-rows-[1fr] lg:content-stretch lg:[&>label]:sr-only"
      language={{ lang: language, dir: 'ltr', ...languageOfField(name) }}
      {...(doubt && { describedBy: doubtId })}
      beside={
        <>
          {isMergedFromTheirs && (
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
            className={`${control.className} field-sizing-content max-h-[60svh] min-h-20`}
          />
        )
      }
    </Field>
  );
}
