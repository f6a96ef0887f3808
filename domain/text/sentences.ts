/** With the quotation marks and brackets that close with the sentence. A line that ends without a mark ends a sentence too. */
const SENTENCE_ENDS = /(?:[.!?؟]["”»)]*(?=\s|$)|(?<=\S)(?=\s*\n))\s*/gu;
/** A number or a name follows: “No. 4”, “U.S. Treasury”, “J. Smith”, «د. علي». */
const ABBREVIATION = /(?:^|[\s(«“"])(?:Nos?|Art|Dr|Mrs?|Ms|vs|e\.g|i\.e|U\.[SK]|\p{L})\.\s+$/u;
/** “Algorand, Inc. (17% in 2022)”; a name may begin small: “eToro”. */
const GOES_ON_SMALL = /^\P{L}*\p{Ll}+(?!\p{L})/u;
/** A shorter start, as “It works.”, says nothing. */
const MIN_START_LENGTH = 20;

/** The sentences of a text, each with the space after it: joined, they are the text. */
export function* sentencesOf(text: string): Generator<string> {
  let start = 0;
  for (const { index, 0: end } of text.matchAll(SENTENCE_ENDS)) {
    const sentence = text.slice(start, index + end.length);
    if (ABBREVIATION.test(sentence) || GOES_ON_SMALL.test(text.slice(start + sentence.length))) {
      continue;
    }
    yield sentence;
    start += sentence.length;
  }
  if (start < text.length) yield text.slice(start);
}

/** The first sentence of a text, or all of a text that has no end of one. */
export function firstSentence(text: string): string {
  const [first = ''] = sentencesOf(text);
  return first.trimEnd();
}

/**
 * The start of a text, of at most `longest` letters: whole sentences, or else words, with dots where a sentence is cut. A text that fits is
 * whole.
 */
export function startOfText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let sentences = '';
  for (const sentence of sentencesOf(text)) {
    if ((sentences + sentence).trimEnd().length > longest) break;
    sentences += sentence;
  }
  if (sentences.trimEnd().length >= MIN_START_LENGTH) return sentences.trimEnd();
  const max = longest - '…'.length;
  const words = text.slice(0, max + 1).replace(/\s\S*$/u, '');
  return `${words.slice(0, max).replace(/[\s,;:،؛]+$/u, '')}…`;
}
