/** A shorter start, as “It works.”, says nothing. */
const MIN_LENGTH = 20;
/** A shorter start up to a colon is often a title. */
const MIN_COLON_LENGTH = 40;
/** A shorter start up to a comma, as “Tokens, some of which have no use,”, often lacks its verb. */
const MIN_COMMA_LENGTH = 60;

/** With the quotation marks and brackets that close with the sentence. */
export const SENTENCE_ENDS = /[.!?؟]["”»)]*(?=\s)/gu;
const SEMICOLONS = /[;؛](?=\s)/gu;
const COLONS = /:(?=\s)/gu;
const COMMAS = /[,،](?=\s)/gu;
/** Words that begin a clause without a mark before it. “That” is not here, as the verb before it needs what follows, nor “if”: without it the rest would be said of every case. */
const CLAUSE_STARTS =
  /\s(?=(?:and|but|because|while|although|which|who|whose|since|لأن|لكن|ثم|منذ|الذي|التي)\s)/gu;

/** An introduction up to its comma lacks the verb that follows. */
const INTRODUCTION = /(?:^|[.:;؛]\s)(?:According to|Of|بحسب)\s[^,،]*[,،]$/iu;
const OPEN_BRACKET = /\([^)]*$|“[^”]*$|«[^»]*$/u;
/** Words that need the next one. */
const HANGING =
  /(?:\s(?:an?|the|of|in|on|at|by|to|for|from|with|and|or|but|that|as|its|their|is|are|was|were|we|no|not|only|than|after|before|when|which|من|في|على|إلى|عن|مع|أن|إن|ما|لا|لم|أو|هو|هي|كل|بين))+$/u;

/**
 * The start of a text, of at most `longest` letters: whole sentences, or else clauses, or else words, with dots where a sentence is cut.
 * A text that fits is whole.
 */
export function startOfText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const [sentences] = starts(text, longest, SENTENCE_ENDS, MIN_LENGTH);
  if (sentences) return sentences;
  const max = longest - '…'.length;
  const [clauses] = [
    ...starts(text, max, SEMICOLONS, MIN_LENGTH),
    ...starts(text, max, COLONS, MIN_COLON_LENGTH),
    ...starts(text, max, COMMAS, MIN_COMMA_LENGTH),
  ].sort((one, other) => other.length - one.length);
  const start =
    clauses ??
    starts(text, max, CLAUSE_STARTS, MIN_COMMA_LENGTH)[0] ??
    starts(text, max, /\s/gu, MIN_LENGTH)[0] ??
    text.slice(0, max);
  return `${start.replace(/[\s,;:،؛]+$/u, '').replace(HANGING, '')}…`;
}

/** The starts of a text that end at one of `ends`, the longest first. */
function starts(text: string, max: number, ends: RegExp, min: number): string[] {
  // With the space after the last end that fits.
  const head = `${text} `.slice(0, max + 1);
  return [...head.matchAll(ends)]
    .map((end) => head.slice(0, end.index + end[0].length))
    .filter(
      (start) => start.length >= min && !INTRODUCTION.test(start) && !OPEN_BRACKET.test(start),
    )
    .reverse();
}
