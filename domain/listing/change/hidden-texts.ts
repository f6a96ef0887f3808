import { LINK_FIELDS } from '#domain/listing/plain-field.ts';
import { describeHidden } from '#domain/text/describe-hidden.ts';
import { type TextForm, withoutHidden } from '#domain/text/hidden-characters.ts';

/** A text with hidden characters, somewhere within a listing, a document or a ruling. */
export interface HiddenText {
  /** `translations.name.en`. */
  path: string;
  form: TextForm;
  /** Which characters, and where. */
  hidden: string;
}

// These texts, and all below, may have any number of lines.
const PROSE = new Set([
  'description',
  'pros',
  'cons',
  'reason',
  'readReason',
  'note',
  'quote',
  'departure',
]);
// An id or an address with a character less is another one; their own rules refuse hidden characters.
const IDENTIFIERS = new Set(['id', 'kind', 'image', 'logo', 'url', ...LINK_FIELDS]);
/** Nothing that is kept is nested deeper; a hostile document may be. */
const DEEPEST = 16;

/**
 * A listing, a document or a ruling without hidden characters, and where they were. A text that has nothing else
 * becomes null; identifiers and addresses stay as they are.
 */
export function withoutHiddenTexts<T>(value: T): { value: T; found: HiddenText[] } {
  const found: HiddenText[] = [];
  return { value: clean(value, [], 'line', found) as T, found };
}

function clean(value: unknown, path: string[], form: TextForm, found: HiddenText[]): unknown {
  if (typeof value === 'string') {
    const hidden = describeHidden(value, form);
    if (hidden === null) return value;
    found.push({ path: path.join('.'), form, hidden });
    return withoutHidden(value, form).trim() || null;
  }
  if (path.length > DEEPEST) return value;
  if (Array.isArray(value)) {
    return value.map((item, place) => clean(item, [...path, String(place)], form, found));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (IDENTIFIERS.has(key)) return [key, part];
      return [key, clean(part, [...path, key], PROSE.has(key) ? 'prose' : form, found)];
    }),
  );
}

// Dates are none.
function isRecord(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
