import { describeHidden } from '#domain/text/describe-hidden.ts';
import { type TextShape, withoutHidden } from '#domain/text/hidden-characters.ts';
import { TEXT_FIELDS } from './listing.ts';
import { LINK_FIELDS } from './plain-field.ts';

export interface HiddenText {
  path: string;
  shape: TextShape;
  hidden: string;
}

// These texts, and all texts nested in them, may have several lines.
const PROSE = new Set<string>([
  ...TEXT_FIELDS.filter((field) => field !== 'name'),
  'readReason',
  'note',
  'quote',
  'departure',
]);
// Removing a character from an id or address would make it a different one. Their own rules refuse hidden characters.
const IDENTIFIERS = new Set(['id', 'kind', 'image', 'logo', 'url', ...LINK_FIELDS]);
const MAX_DEPTH = 16;

/** The value without hidden characters, and their places. A text of them alone becomes null; identifiers and addresses are unchanged. */
export function withoutHiddenTexts<T>(value: T): { value: T; found: HiddenText[] } {
  const found: HiddenText[] = [];
  return { value: clean(value, [], 'line', found) as T, found };
}

function clean(value: unknown, path: string[], shape: TextShape, found: HiddenText[]): unknown {
  if (typeof value === 'string') {
    const hidden = describeHidden(value, shape);
    if (hidden === null) return value;
    found.push({ path: path.join('.'), shape, hidden });
    return withoutHidden(value, shape).trim() || null;
  }
  if (path.length > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    return value.map((item, place) => clean(item, [...path, String(place)], shape, found));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (IDENTIFIERS.has(key)) return [key, part];
      return [key, clean(part, [...path, key], PROSE.has(key) ? 'prose' : shape, found)];
    }),
  );
}

function isRecord(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
