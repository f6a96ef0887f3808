import { parse } from '@conform-to/react';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { formValues, textsAt, versionIn, withIntentOf } from '#app/editing/form/form-values.ts';
import { asErrors } from '#app/editing/form/outcome.ts';
import type { TextOrigins } from '#domain/listing/doubts.ts';
import { splitName, TEXT_NAMES, type TextName, textOf } from '#domain/listing/field.ts';
import { ENGLISH_ERRORS, isLongEnough, TEXT_RULES } from '#domain/listing/form-rule.ts';
import { type Listing, NO_TEXTS, type TextField } from '#domain/listing/listing.ts';

/** Texts by the names of their form fields: `ar.reason`. */
export type TextsByName = Record<TextName, string>;
export type TextErrors = Partial<Record<TextName, string>>;

/** The name of the box that says of a text that it is right. */
export function confirmName(name: TextName): string {
  return `confirmed.${name}`;
}

/** The texts a form holds, as they were typed; other fields are left aside. */
export function readTexts(form: FormData): TextsByName {
  return byName((name) => {
    const text = form.get(name);
    return typeof text === 'string' ? text.replace(/\r\n?/g, '\n') : '';
  });
}

/** Checks a form against the stored texts, in the browser and on the server. Unknown fields are left out. */
export function checkTranslations(form: FormData, stored: TextsByName) {
  const confirmed = TEXT_NAMES.map(confirmName).filter((name) => form.has(name));
  const known = withIntentOf(form, [
    ['version', String(versionIn(form))],
    ...Object.entries(readTexts(form)),
    ...confirmed.map((name) => [name, 'on'] as const),
  ]);
  return parse(known, {
    resolve(values) {
      const given = textsAt(TEXT_NAMES, values) as TextsByName;
      const { errors, texts } = checkTexts(given, stored);
      const isWrong = Object.keys(errors).length > 0;
      return isWrong ? { error: asErrors(errors) } : { value: texts };
    },
  });
}

/** The values of a form for `texts`. */
export function valuesOf(texts: TextsByName, version: number): FormValues {
  return formValues({ ...texts, version: String(version) });
}

/** The values of a draft; missing ones are empty, unknown ones are left out. */
export function valuesInDraft(draft: FormValues): FormValues {
  return formValues(textsAt(['version', ...TEXT_NAMES, ...TEXT_NAMES.map(confirmName)], draft));
}

/** Which texts the form says are right. */
export function readOrigins(form: FormData): TextOrigins {
  const origins: TextOrigins = {};
  for (const name of TEXT_NAMES.filter((each) => form.has(confirmName(each)))) {
    const [language, field] = splitName(name);
    origins[language] = { ...origins[language], [field]: 'confirmed' };
  }
  return origins;
}

/** Checks the texts and gives them ready to save. Existing English texts cannot be emptied. */
export function checkTexts(
  given: TextsByName,
  stored: TextsByName,
): { errors: TextErrors; texts: Listing['texts'] } {
  const errors: TextErrors = {};
  const texts: Listing['texts'] = {};
  for (const name of TEXT_NAMES) {
    const [language, field] = splitName(name);
    const read = TEXT_RULES[field].safeParse(given[name]);
    const text = read.data ?? null;
    const error = read.error?.issues[0]?.message ?? englishError(name, text, stored[name] !== '');
    if (error) errors[name] = error;
    if (text === null) continue;
    // A stored text may be older than the rules; opening the form does not change it.
    const isUntouched = text === TEXT_RULES[field].safeParse(stored[name]).data;
    texts[language] = {
      ...(texts[language] ?? NO_TEXTS),
      [field]: isUntouched ? stored[name] : text,
    };
  }
  return { errors, texts };
}

/** The texts of a listing by the names of their form fields; '' for missing ones. */
export function textsByName(texts: Listing['texts']): TextsByName {
  return byName((name) => textOf(texts, name) ?? '');
}

// A text that has no error may be empty.
const REQUIRED: Partial<Record<TextField, string>> = ENGLISH_ERRORS;

function englishError(name: TextName, text: string | null, wasThere: boolean): string | undefined {
  const [language, field] = splitName(name);
  if (language !== 'en') return undefined;
  if (text === null) return wasThere ? REQUIRED[field] : undefined;
  return field === 'reason' && !isLongEnough(text) ? ENGLISH_ERRORS.shortReason : undefined;
}

function byName(textOf: (name: TextName) => string): TextsByName {
  return Object.fromEntries(TEXT_NAMES.map((name) => [name, textOf(name)])) as TextsByName;
}
