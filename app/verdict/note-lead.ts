import { firstSentence, startOfText } from '#domain/text/sentences.ts';

/** About three lines on a phone, two on a wide screen. */
export const MAX_LEAD_LENGTH = 120;

/** A single sentence may be as long. */
const MAX_SENTENCE_LENGTH = 220;

/** The start of a sentence that lists what was read. */
const LIST_OF_DOCUMENTS = /^(?:Documents read:|قرأنا )/u;

/**
 * The short form of what a note says of a finding: its first sentences, which state it (docs/writing-en.md); a list of documents
 * before them is left out.
 */
export function noteLead(note: string): string {
  const first = LIST_OF_DOCUMENTS.test(note) ? firstSentence(note) : '';
  const rest = note.slice(first.length).trimStart() || note;
  const sentence = firstSentence(rest);
  // Cut, a sentence may say the opposite of what it says as a whole.
  if (sentence.length > MAX_LEAD_LENGTH && sentence.length <= MAX_SENTENCE_LENGTH) return sentence;
  return startOfText(rest, MAX_LEAD_LENGTH);
}
