import { textAt } from '#app/editing/form/form-values.ts';
import type { TextDoubt, TextField } from '#domain/listing/listing.ts';
import {
  TRANSLATED_FIELDS,
  type TranslatedField,
  type TranslatedTexts,
} from '#domain/translation/fields.ts';

/** Arabic texts of an editor that a machine's texts replace; '' where there was none. */
export type Replaced = Partial<Record<TextField, string>>;

/** The texts of a translation that a form takes over, by field. */
export function takenTexts(values: unknown, made: TranslatedTexts): [TranslatedField, string][] {
  return TRANSLATED_FIELDS.flatMap((field) => {
    const result = made[field];
    // A failed translation is the English itself: better than no text, but no replacement for any Arabic.
    if (!result || (result.made === 'failed' && textAt(`ar.${field}`, values))) return [];
    return [[field, result.text]];
  });
}

/** The editor's texts that a translation replaces in a form; a machine's text leaves `earlier` as it is. */
export function replacedTexts(values: unknown, made: TranslatedTexts, earlier: Replaced): Replaced {
  const replaced = { ...earlier };
  for (const [field, text] of takenTexts(values, made)) {
    const before = textAt(`ar.${field}`, values);
    if (isMachineText(before, textAt(`machine.${field}`, values))) continue;
    replaced[field] = sameText(before, text) ? '' : before;
  }
  return replaced;
}

/** Whether a text is the one that the machine made. */
export function isMachineText(text: string, machine: string): boolean {
  return machine !== '' && sameText(text, machine);
}

interface ArabicText {
  text: string;
  /** The English text beside it. */
  english: string;
  /** The machine's text, and the English that it was made from; '': none. */
  machine: string;
  source: string;
  /** The two texts as they are saved, and the doubt about the Arabic. */
  saved: { text: string; english: string; doubt: TextDoubt | undefined };
}

/** The doubt about an Arabic text that its editor is shown; undefined: none. */
export function doubtOf({
  text,
  english,
  machine,
  source,
  saved,
}: ArabicText): TextDoubt | 'english' | undefined {
  if (text === '') return;
  const savedDoubt = sameText(english, saved.english) ? saved.doubt : 'stale';
  const isSaved = sameText(text, saved.text);
  const doubt = isMachineText(text, machine) ? 'machine' : isSaved ? savedDoubt : undefined;
  return doubt === 'machine' && sameText(text, source) ? 'english' : doubt;
}

// Browsers submit line breaks as CRLF (HTML, form submission).
function sameText(left: string, right: string): boolean {
  return left.replaceAll('\r\n', '\n').trim() === right.replaceAll('\r\n', '\n').trim();
}
