import { withoutHidden } from '#domain/text/hidden-characters.ts';

/** An external text on one line, without hidden characters; the joiners of Arabic and emoji stay. */
export function visibleText(outside: string): string {
  return withoutHidden(outside.replace(/\s+/g, ' '), 'prose').trim();
}
