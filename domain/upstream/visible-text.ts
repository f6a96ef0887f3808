import { withoutHidden } from '#domain/text/hidden-characters.ts';

/** A text from outside on one line, without hidden characters; the joiners that Arabic and emoji need stay. */
export function visibleText(outside: string): string {
  return withoutHidden(outside.replace(/\s+/g, ' '), 'prose').trim();
}
