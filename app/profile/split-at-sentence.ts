import { sentencesOf } from '#domain/text/sentences.ts';

/** Letters of the sentences that lead, at most; a first sentence that is longer leads alone. */
const MAX_LEAD_LENGTH = 160;
/** A first sentence with this many letters leads without a second. */
const ENOUGH_LENGTH = 60;
/** A rest that is shorter is not worth a fold. */
const MIN_FOLDED_LENGTH = 80;

/** The first sentence of a text, with a second if both are short, and the rest; the rest is empty for a text that is not long. */
export function splitAtSentence(text: string): [lead: string, rest: string] {
  let end = 0;
  for (const { length } of sentencesOf(text)) {
    if (end >= ENOUGH_LENGTH || (end > 0 && end + length > MAX_LEAD_LENGTH)) break;
    end += length;
  }
  if (text.length - end < MIN_FOLDED_LENGTH) return [text, ''];
  return [text.slice(0, end).trimEnd(), text.slice(end)];
}
