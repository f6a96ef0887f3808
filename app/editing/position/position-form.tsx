import { useField, useFormMetadata } from '@conform-to/react';
import { useLocation } from 'react-router';
import { draftKey } from '#app/editing/draft/draft.ts';
import { BothLanguages } from '#app/editing/form/both-languages.tsx';
import {
  ChoiceField,
  LongTextField,
  TextField,
  type TextFieldProps,
} from '#app/editing/form/controls.tsx';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { HiddenField } from '#app/editing/form/field.tsx';
import { Section } from '#app/editing/form/form-page.tsx';
import { ConflictNotice } from '#app/editing/form/notices.tsx';
import { en } from '#app/i18n/text.en.ts';
import { POSITION_LIMITS } from '#domain/position/position.ts';
import { checkPositionForm } from './check-position.ts';
import { CoversField } from './covers-field.tsx';
import type { LoadedPosition, PositionAnswer } from './loaded-position.ts';
import { POSITION_FIELDS, typedPosition } from './typed-position.ts';

const LIST = '/admin/positions';
const { name, title, address, quote, note } = POSITION_LIMITS;
/** A text of any script. */
const WRITTEN = { dir: 'auto' } as const;

/** The form of one position. */
export function PositionForm({
  loaded: { email, id, input, names },
  answer,
}: {
  loaded: LoadedPosition;
  answer: PositionAnswer | undefined;
}) {
  const { pathname } = useLocation();
  return (
    <EditForm
      id="position"
      action={pathname}
      doneAt={LIST}
      values={input}
      check={checkPositionForm}
      draft={{
        key: draftKey(email, pathname),
        read: (values) => typedPosition.safeParse(values).data ?? null,
      }}
      answer={answer}
      failed="Error saving the position. Please try again."
      gone="Position not found! Someone has deleted it in the meantime. What you typed is still here."
      labelOf={labelOf}
      order={POSITION_FIELDS}
      save={{ label: 'Save position', cancel: LIST, beside: id !== null && <Delete /> }}
    >
      {(conflict) => (
        <>
          {conflict && (
            <ConflictNotice conflict={conflict}>
              <p>Save again to replace their version.</p>
            </ConflictNotice>
          )}
          <Section title="Who and when">
            <BothLanguages
              name="body"
              label="Body"
              isOneLine
              maxLength={name}
              hint="A body, a person or both; both languages"
            />
            <BothLanguages name="person" label="Person" isOneLine maxLength={name} />
            <BothLanguages name="school" label="School, if stated" isOneLine maxLength={name} />
            <div className="grid gap-4 sm:grid-cols-2">
              <CodeField
                name="country"
                label={LABELS.country}
                maxLength={2}
                placeholder="e.g. EG"
                nameOf={countryOf}
                otherwise="Two letters; empty for an international body or a person"
              />
              <TextField
                name="saidOn"
                label={LABELS.saidOn}
                maxLength={10}
                placeholder="e.g. 2026-11-21"
                hint="A day, a month or a year"
              />
            </div>
          </Section>
          <Section title="What it says">
            <div className="grid gap-4 sm:grid-cols-2">
              <ChoiceField
                name="stance"
                label={LABELS.stance}
                required
                options={{ '': 'Choose…', ...en.positions.stances }}
              />
              <CodeField
                name="language"
                label={LABELS.language}
                required
                maxLength={3}
                placeholder="e.g. ar"
                nameOf={languageOf}
                otherwise="Two or three letters"
              />
            </div>
            <LongTextField
              name="quote"
              label={LABELS.quote}
              required
              language={WRITTEN}
              maxLength={quote}
              rows={4}
            />
            <BothLanguages name="gloss" label="Our translation" maxLength={quote} />
            <Read />
            <CoversField label={LABELS.covers} names={names} />
            <BothLanguages name="note" label="Note" maxLength={note} />
          </Section>
          <Section title="Source">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                name="url"
                label={LABELS.url}
                required
                inputMode="url"
                maxLength={address}
              />
              <TextField
                name="title"
                label={LABELS.title}
                required
                language={WRITTEN}
                maxLength={title}
              />
              <ChoiceField
                name="source"
                label={LABELS.source}
                options={{ own: 'Its own page or document', reported: 'Reported by others' }}
              />
              <Reporter maxLength={name} />
              <TextField
                name="readOn"
                label={LABELS.readOn}
                required
                type="date"
                className="sm:col-start-1"
              />
              <TextField
                name="copiedOn"
                label={LABELS.copiedOn}
                type="date"
                hint="Only if a stored copy was read"
              />
            </div>
          </Section>
          <Section title="Identifiers">
            <div className="grid gap-4 sm:grid-cols-2">
              {id === null ? (
                <TextField
                  name="id"
                  label={LABELS.id}
                  maxLength={100}
                  required
                  placeholder="e.g. egypt-2018"
                />
              ) : (
                <HiddenField name="id" />
              )}
              <TextField
                name="decision"
                label={LABELS.decision}
                maxLength={100}
                required
                hint="Parts, translations and reprints of one decision share it"
              />
            </div>
          </Section>
        </>
      )}
    </EditForm>
  );
}

/** A code, and what it stands for. */
function CodeField({
  nameOf,
  otherwise,
  ...field
}: TextFieldProps & { nameOf: (code: string) => string | undefined; otherwise: string }) {
  const [{ value = '' }] = useField<string>(field.name);
  return <TextField {...field} hint={nameOf(value.trim()) ?? otherwise} />;
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function countryOf(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? COUNTRIES.of(code) : undefined;
}

function languageOf(code: string): string | undefined {
  return /^[a-z]{2,3}$/.test(code) ? LANGUAGES.of(code) : undefined;
}

// Only words that others report have a reporter; without scripts the field is always there.
function Reporter({ maxLength }: { maxLength: number }) {
  const [{ value }] = useField<string>('source');
  const shown = value === 'reported' ? '' : '[@media(scripting:enabled)]:hidden';
  return (
    <div className={`sm:col-span-2 ${shown}`}>
      <BothLanguages name="reportedBy" label={LABELS.reportedBy} isOneLine maxLength={maxLength} />
    </div>
  );
}

function Read() {
  const form = useFormMetadata();
  const { isGlossRead } = form.initialValue ?? {};
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        name="isGlossRead"
        defaultChecked={isGlossRead === 'on'}
        className="size-5 accent-accent"
      />
      I have reviewed our translation and it says what the quote says
    </label>
  );
}

function Delete() {
  return (
    <details className="open:order-last open:basis-full">
      <summary className="button w-fit list-none">Delete…</summary>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
        <p>
          Delete this position? It will disappear from every page it covers. You can put it back
          later.
        </p>
        <button type="submit" name="delete" value="yes" formNoValidate className="button">
          Delete position
        </button>
      </div>
    </details>
  );
}

const LABELS = {
  id: 'ID, as in its address',
  decision: 'Decision',
  country: 'Country of the body',
  saidOn: 'Said on',
  stance: 'Stance',
  covers: 'What it covers',
  quote: 'Exact words',
  language: 'Language of the quote',
  url: 'Address',
  title: 'Title of the page',
  source: 'Whose words',
  reportedBy: 'Reported by',
  readOn: 'Read on',
  copiedOn: 'Day of the stored copy',
};

function labelOf(field: string): string {
  const [first = ''] = field.split('.');
  return LABELS[first as keyof typeof LABELS] ?? first;
}
