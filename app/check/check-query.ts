import { queryHref } from '#app/ui/query.ts';
import { MAX_PASTED_LENGTH } from '#domain/look-alike/pasted/pasted-length.ts';
import { cutText } from '#domain/text/cut.ts';

// No address has it: the start of one that was cut is not judged as a whole one.
const CUT = '\uFFFD';

/** The pasted text in a check's query, trimmed; a longer one is cut, with a sign at the end of a cut word. '' if missing. */
export function readCheck(search: URLSearchParams): string {
  const text = search.get('q') ?? '';
  // A field cuts what is pasted into it at the limit.
  if (text.length < MAX_PASTED_LENGTH) return text.trim().toWellFormed();
  const cut = cutText(text, MAX_PASTED_LENGTH - 1).toWellFormed();
  const isInWord = !/\s$/.test(cut) && !/^\s/.test(text.slice(cut.length));
  return isInWord ? `${cut.trimStart()}${CUT}` : cut.trim();
}

/** The address of a check of `q`. */
export function checkHref(path: string, q: string): string {
  return queryHref(path, new URLSearchParams(q && { q }));
}
