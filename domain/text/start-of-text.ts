/** A shorter start, as “It works.”, says nothing. */
const MIN_LENGTH = 20;
/** With the quotation marks and brackets that close with the sentence. */
const SENTENCE_ENDS = /[.!?؟]["”»)]*(?=\s)/gu;

/**
 * The start of a text, of at most `longest` letters: whole sentences, or else words, with dots where a sentence is cut. A text that fits is
 * whole.
 */
export function startOfText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // With the space after the last end that fits.
  const head = text.slice(0, longest + 1);
  const end = [...head.matchAll(SENTENCE_ENDS)].at(-1);
  const sentences = head.slice(0, end ? end.index + end[0].length : 0);
  if (sentences.length >= MIN_LENGTH) return sentences;
  const max = longest - '…'.length;
  const words = text.slice(0, max + 1).replace(/\s\S*$/u, '');
  return `${words.slice(0, max).replace(/[\s,;:،؛]+$/u, '')}…`;
}
