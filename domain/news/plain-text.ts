import { decodeHTMLStrict } from 'entities';
import { visibleText } from '#domain/text/hidden-characters.ts';

/** More than any title or excerpt needs; limits the cost of a hostile text. */
const MAX_READ_LENGTH = 20_000;

// An unclosed element extends to the end of the text, which is safe and takes linear time.
const UNSEEN_ELEMENTS =
  /<(script|style|noscript|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const BREAKING_TAGS =
  /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|th|table|figure|figcaption|img|blockquote|section|article|hr)\b[^<>]*>/gi;
// The last alternative is a tag that was cut off with the text.
const TAGS = /<!\[CDATA\[|\]\]>|<[/!?]?[a-z][^<>]*>|<\/?[a-z]+\s[^<>]*$/gi;
/** The plain text of an external one, without markup, entities (also encoded twice) and hidden characters. */
export function plainText(external: string): string {
  let text = withoutMarkup(external.slice(0, MAX_READ_LENGTH));
  for (let pass = 0; pass < 2; pass += 1) text = withoutMarkup(decodeHTMLStrict(text));
  return visibleText(text);
}

/** Shortens a text to `length` graphemes, between words if possible. */
export function shorten(text: string, length: number): string {
  // No grapheme in use has more than twenty code units.
  const letters = Array.from(LETTERS.segment(text.slice(0, length * 20)), (each) => each.segment);
  if (letters.length <= length) return text;
  const cut = letters.slice(0, length).join('');
  const lastSpace = letters[length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  const whole = lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s,.;:،؛–—-]+$/u, '')}…`;
}

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

function withoutMarkup(text: string): string {
  return text.replace(UNSEEN_ELEMENTS, ' ').replace(BREAKING_TAGS, ' ').replace(TAGS, '');
}
