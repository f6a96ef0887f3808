import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { rulingPath } from '#app/editing/ruling/ruling-path.ts';
import type { FormField } from '#domain/listing/form/listing-form.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Doubts } from '#domain/listing/listing.ts';
import { type FormValues, formValues } from './check-listing-form.ts';
import type { FormSetting } from './form-setting.ts';
import type { Conflict, Unsaved } from './unsaved.ts';

/** A listing as its form is given it. */
export interface Edited {
  id: string;
  version: number;
  rating: number | null;
  /** The path at which our site shows the picture. */
  preview: string | null;
  texts: Record<FormField, string>;
  /** Of the Arabic texts. */
  doubts: Doubts;
}

/** What a form begins with, and goes on with whatever happens around it. */
export interface BegunForm extends Omit<FormSetting, 'attempt'> {
  /** Where it is sent. */
  path: string;
  values: FormValues;
  version: number;
  key: string;
}

/** `edited` null: the form adds. A listing that is gone meanwhile can be added anew. */
export function beginForm(
  kind: Kind,
  edited: Edited | null,
  key: string,
  { answer, conflict }: { answer: Unsaved | undefined; conflict: Conflict | undefined },
): BegunForm {
  const { path } = KIND_WORDS[kind];
  const isNew = edited === null || answer?.isGone === true;
  const home = isNew ? `${path}/add` : `${path}/edit/${edited.id}`;
  const rating = conflict ? conflict.rating : (edited?.rating ?? null);
  return {
    kind,
    stored: isNew ? null : { rating },
    path: home,
    translatePath: `${home}/translate`,
    rulingPath: isNew ? null : rulingPath(kind, edited.id),
    // Default rating: requirement 5.4.
    values: edited ? formValues(edited.texts) : { rating: '4' },
    version: answer?.version ?? edited?.version ?? 0,
    key,
    saved: isNew ? {} : (conflict?.saved ?? edited?.texts ?? {}),
    doubts: isNew ? {} : (conflict?.doubts ?? edited?.doubts ?? {}),
    preview: answer?.preview === undefined ? (edited?.preview ?? null) : answer.preview,
    conflict,
    translation: answer?.translation,
  };
}
