// Controls, halves of letters, and characters that reorder or hide the text around them. The joiners that Arabic
// and emoji need stay.
const UNSEEN_CHARACTERS =
  /[\p{Cc}\p{Cs}\p{Co}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** A text from outside on one line, without unseen characters. */
export function visibleText(outside: string): string {
  return outside.replace(/\s+/g, ' ').replace(UNSEEN_CHARACTERS, '').trim();
}
