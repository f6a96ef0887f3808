import { useField, useFormMetadata } from '@conform-to/react';
import { BothLanguages } from '#app/editing/form/both-languages.tsx';
import {
  ChoiceField,
  InputField,
  type InputFieldProps,
  TextareaField,
} from '#app/editing/form/controls.tsx';
import { HiddenField } from '#app/editing/form/field.tsx';
import { FormSection } from '#app/editing/form/form-page.tsx';
import { en } from '#app/i18n/text.en.ts';
import { POSITION_LIMITS } from '#domain/position/position.ts';
import { CoversField } from './covers-field.tsx';
import type { LoadedPosition } from './loaded-position.ts';
import { LABELS } from './position-labels.ts';

/** A text of any script. */
const WRITTEN = { dir: 'auto' } as const;

/** The fields of the body or the scholar, and of the day. */
export function WhoAndWhen() {
  return (
    <FormSection title="Who and when">
      <BothLanguages
        name="body"
        label={LABELS.body}
        isOneLine
        maxLength={POSITION_LIMITS.name}
        hint="A body, a person or both; both languages"
      />
      <BothLanguages
        name="person"
        label={LABELS.person}
        isOneLine
        maxLength={POSITION_LIMITS.name}
      />
      <BothLanguages
        name="school"
        label={LABELS.school}
        isOneLine
        maxLength={POSITION_LIMITS.name}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <CodeField
          name="country"
          label={LABELS.country}
          maxLength={2}
          placeholder="e.g. EG"
          nameOf={countryOf}
          otherwise="Two letters; empty for an international body or a person"
        />
        <InputField
          name="saidOn"
          label={LABELS.saidOn}
          maxLength={10}
          placeholder="e.g. 2026-11-21"
          hint="A day, a month or a year"
        />
      </div>
    </FormSection>
  );
}

/** A code, and what it stands for. */
function CodeField({
  nameOf,
  otherwise,
  ...field
}: InputFieldProps & { nameOf: (code: string) => string | undefined; otherwise: string }) {
  const [{ value = '' }] = useField<string>(field.name);
  return <InputField {...field} hint={nameOf(value.trim()) ?? otherwise} />;
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function countryOf(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? COUNTRIES.of(code) : undefined;
}

function languageOf(code: string): string | undefined {
  return /^[a-z]{2,3}$/.test(code) ? LANGUAGES.of(code) : undefined;
}

/** The fields of the words and of their meaning. `names`: of all listings, by `coin/bitcoin`. */
export function Statement({ names }: Pick<LoadedPosition, 'names'>) {
  return (
    <FormSection title="What it says">
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
      <TextareaField
        name="quote"
        label={LABELS.quote}
        required
        language={WRITTEN}
        maxLength={POSITION_LIMITS.quote}
        rows={4}
      />
      <BothLanguages name="gloss" label={LABELS.gloss} maxLength={POSITION_LIMITS.quote} />
      <TranslationReviewed />
      <CoversField label={LABELS.covers} names={names} />
      <BothLanguages name="note" label={LABELS.note} maxLength={POSITION_LIMITS.note} />
    </FormSection>
  );
}

function TranslationReviewed() {
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

/** The fields of the page that has the words. */
export function PositionSource() {
  return (
    <FormSection title="Source">
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField
          name="url"
          label={LABELS.url}
          required
          inputMode="url"
          maxLength={POSITION_LIMITS.address}
        />
        <InputField
          name="title"
          label={LABELS.title}
          required
          language={WRITTEN}
          maxLength={POSITION_LIMITS.title}
        />
        <ChoiceField
          name="source"
          label={LABELS.source}
          options={{ own: 'Its own page or document', reported: 'Reported by others' }}
        />
        <Reporter maxLength={POSITION_LIMITS.name} />
        <InputField
          name="readOn"
          label={LABELS.readOn}
          required
          type="date"
          className="sm:col-start-1"
        />
        <InputField
          name="copiedOn"
          label={LABELS.copiedOn}
          type="date"
          hint="Only if a stored copy was read"
        />
      </div>
    </FormSection>
  );
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

/** The ids of the position and of its decision; only a new position has its own to type. */
export function Identifiers({ isNew }: { isNew: boolean }) {
  return (
    <FormSection title="Identifiers">
      <div className="grid gap-4 sm:grid-cols-2">
        {isNew ? (
          <InputField
            name="id"
            label={LABELS.id}
            maxLength={100}
            required
            placeholder="e.g. egypt-2018"
          />
        ) : (
          <HiddenField name="id" />
        )}
        <InputField
          name="decision"
          label={LABELS.decision}
          maxLength={100}
          required
          hint="Parts, translations and reprints of one decision share it"
        />
      </div>
    </FormSection>
  );
}
