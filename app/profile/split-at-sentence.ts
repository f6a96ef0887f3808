/** Letters of a text that are shown before the rest is folded, at most. */
const MAX_SHOWN_LENGTH = 300;
/** A rest that is shorter is not worth a fold. */
const MIN_FOLDED_LENGTH = 160;

/** The first sentences of a text and the rest; the rest is empty for a text that is not long. */
export function splitAtSentence(text: string, language: string): [shown: string, rest: string] {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  let end = 0;
  for (const { segment, index } of sentences) {
    const next = index + segment.length;
    if (end > 0 && next > MAX_SHOWN_LENGTH) break;
    end = next;
  }
  if (text.length - end < MIN_FOLDED_LENGTH) return [text, ''];
  return [text.slice(0, end).trimEnd(), text.slice(end)];
}
