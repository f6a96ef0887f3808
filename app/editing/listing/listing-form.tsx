import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'react-router';
import { draftKey } from '#app/editing/draft/draft.ts';
import { FIELD_LABELS } from '#app/editing/field-labels.ts';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { formValues } from '#app/editing/form/form-values.ts';
import { type FieldConflict, FieldConflictNotice } from '#app/editing/form/notices.tsx';
import type { FormOutcome } from '#app/editing/form/outcome.ts';
import type { ShownHistory } from '#app/editing/history/shown-history.ts';
import { editPath, KIND_WORDS } from '#app/editing/kind-words.ts';
import { Notice } from '#app/editing/notice.tsx';
import { partPath, rulingPath } from '#app/editing/paths.ts';
import type { FieldName } from '#domain/listing/field.ts';
import { FORM_FIELDS, type FormField } from '#domain/listing/form/listing-input.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Doubts } from '#domain/listing/listing.ts';
import type { FormPurpose, StoredValues } from '#domain/listing/plain-field.ts';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';
import type { Translation } from './auto-translate.tsx';
import { checkListingForm, draftValues } from './check-listing-form.ts';

/** A listing as its form is given it. */
export interface Edited extends StoredValues {
  id: string;
  version: number;
  /** The stars that follow from the answers about soundness, in halves; null: a question is open. */
  stars: number | null;
  /** The main product whose verdict is the category; null: the category is that of spot. */
  mainProduct: string | null;
  /** The ruling that the category follows from; null: none has findings. */
  classified: RulingGlance | null;
  /** The path at which our site shows the picture. */
  preview: string | null;
  texts: Record<FormField, string>;
  /** Doubts about the Arabic texts. */
  doubts: Doubts;
}

/** The listing as another editor has saved it since. */
export interface ListingConflict extends FieldConflict, StoredValues, Pick<Edited, 'doubts'> {
  saved: Record<FormField, string>;
  history: ShownHistory;
}

/** The outcome of an attempt to save the form of a listing. */
export type ListingOutcome = {
  /** The key of a form that adds. */
  key?: string;
  /** The path at which our site shows its picture. */
  preview?: string | null;
  /** The server's translation, for a browser without scripts. */
  translation?: Translation;
  /** The listing that the form has added earlier, with other texts. */
  added?: { id: string; name: string };
} & FormOutcome<ListingConflict>;

/** The listing, as far as its fields need it. */
interface Setting extends FormPurpose, Pick<Edited, 'stars' | 'mainProduct' | 'classified'> {
  /** The texts as they are saved. */
  saved: Partial<Record<FormField, string>>;
  /** Doubts about the saved Arabic texts. */
  doubts: Doubts;
  /** The server's translation of the English, for a browser without scripts. */
  translation: Translation | undefined;
  /** Address that translates the form without scripts. */
  translatePath: string;
  /** Address of the ruling's form; null for a new listing. */
  rulingPath: string | null;
  /** Address of the answers about soundness; null for a new listing. */
  soundnessPath: string | null;
  /** The path at which our site shows the picture the form begins with. */
  preview: string | null;
}

const SettingContext = createContext<Setting | null>(null);

/** The listing that is edited, for the fields of its form. Throws outside of the form. */
export function useListingSetting(): Setting {
  const setting = useContext(SettingContext);
  if (!setting) throw new Error('a field is outside of its form');
  return setting;
}

/** The form that adds or edits a listing. */
export function ListingForm({
  kind,
  edited,
  submissionKey = '',
  email,
  response,
  onAttempt,
  children,
}: {
  kind: Kind;
  /** Null for a new listing. */
  edited: Edited | null;
  /** Idempotency key of a form that adds: sent twice, it adds once. */
  submissionKey?: string;
  email: string;
  response: ListingOutcome | undefined;
  /** Is called at each attempt to save. */
  onAttempt?: () => void;
  children: ReactNode;
}) {
  const { noun, title, path } = KIND_WORDS[kind];
  const { pathname } = useLocation();
  const [key, setKey] = useState(response?.key ?? submissionKey);
  if (response?.key && response.key !== key) setKey(response.key);
  // A listing that was deleted meanwhile can be added again.
  const stored = response?.outcome === 'gone' ? null : edited;
  const action = stored ? editPath(kind, stored.id) : `${path}/add`;
  return (
    <EditForm
      id="listing"
      kind={kind}
      action={action}
      donePath={path}
      values={stored ? valuesOf(stored) : NEW}
      check={(form, conflict) =>
        checkListingForm(form, { kind, stored: stored && (conflict ?? stored) })
      }
      draft={{ key: draftKey(email, pathname), read: draftValues }}
      response={response}
      onAttempt={onAttempt}
      savedIn={({ saved, version }) => valuesOf({ texts: saved, version })}
      // Texts: requirement 8.5.
      failed={`Error ${stored ? 'updating' : 'adding'} ${noun}. Please try again.`}
      fields={FORM_FIELDS}
      labelOf={(name) => FIELD_LABELS[name as FieldName] ?? name}
      save={{ label: `${stored ? 'Save' : 'Add'} ${title}`, cancel: path }}
    >
      {(conflict) => (
        <SettingProvider
          kind={kind}
          stored={stored}
          action={action}
          response={response}
          conflict={conflict}
        >
          {response?.added && <AlreadyAdded key={key} kind={kind} added={response.added} />}
          {conflict && <FieldConflictNotice conflict={conflict} />}
          <input type="hidden" name="key" value={key} />
          {children}
        </SettingProvider>
      )}
    </EditForm>
  );
}

// Default rating: requirement 5.4.
const NEW = { version: '0', rating: '4' };

function valuesOf({ texts, version }: Pick<Edited, 'texts' | 'version'>) {
  const shown = FORM_FIELDS.map((name) => [name, texts[name]]);
  return formValues({ ...Object.fromEntries(shown), version: String(version) });
}

// The page may be loaded again; the form keeps the listing that it began with.
function SettingProvider({
  kind,
  stored,
  action,
  response,
  conflict,
  children,
}: {
  kind: Kind;
  stored: Edited | null;
  action: string;
  response: ListingOutcome | undefined;
  conflict: ListingConflict | undefined;
  children: ReactNode;
}) {
  const [setting] = useState<Setting>(() => ({
    kind,
    stored: stored && (conflict ?? stored),
    saved: stored ? (conflict?.saved ?? stored.texts) : {},
    doubts: stored ? (conflict ?? stored).doubts : {},
    translation: response?.translation,
    translatePath: `${action}/translate`,
    rulingPath: stored && rulingPath(kind, stored.id, stored.classified?.scope),
    soundnessPath: stored && partPath('soundness', kind, stored.id),
    stars: stored?.stars ?? null,
    mainProduct: stored?.mainProduct ?? null,
    classified: stored?.classified ?? null,
    preview: response?.preview === undefined ? (stored?.preview ?? null) : response.preview,
  }));
  return <SettingContext value={setting}>{children}</SettingContext>;
}

function AlreadyAdded({
  kind,
  added: { id, name },
}: {
  kind: Kind;
  added: { id: string; name: string };
}) {
  const { title } = KIND_WORDS[kind];
  return (
    <Notice kind="error">
      <p>
        This form has already added{' '}
        <a href={editPath(kind, id)} target="_blank" rel="noreferrer" className="link">
          <bdi>{name}</bdi>
        </a>
        , as sent at that time. Later changes are not saved: make them there, or press “
        {`Add ${title}`}” again for a second one.
      </p>
    </Notice>
  );
}
