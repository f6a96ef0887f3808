import { createContext, useContext } from 'react';
import type { Translation } from '#app/editing/translations/auto-translate.tsx';
import type { FormField, FormPurpose } from '#domain/listing/form/listing-form.ts';
import type { Doubts } from '#domain/listing/listing.ts';
import type { Conflict } from './unsaved.ts';

/** What the fields of a form have to know of it. */
export interface FormSetting extends FormPurpose {
  /** The texts as they are saved. */
  saved: Partial<Record<FormField, string>>;
  /** What is doubtful about the Arabic ones. */
  doubts: Doubts;
  conflict: Conflict | undefined;
  /** How often the form was sent, and answered. */
  attempt: number;
  /** What the server has made of its English already. */
  translation: Translation | undefined;
  /** Where it is sent to be translated, without scripts. */
  translatePath: string;
  /** Where what stands behind its verdict is edited; null of a listing that is added. */
  rulingPath: string | null;
  /** The path at which our site shows the picture the form begins with. */
  preview: string | null;
}

const Setting = createContext<FormSetting | null>(null);
export const FormSettingProvider = Setting;

/** What the form around a field is for. */
export function useFormSetting(): FormSetting {
  const setting = useContext(Setting);
  if (!setting) throw new Error('a field stands outside of its form');
  return setting;
}
