import { isHidden, unicodeName } from '#domain/text/hidden-characters.ts';
import { likenessOf } from './letters.ts';

/** A part of a text as it is shown: plain, a letter that only looks Latin, or one that is not seen. */
export interface Piece {
  text: string;
  /** The Latin letter it looks like. */
  like: string | null;
  /** `U+0430`; null for plain text. */
  code: string | null;
}

const BETWEEN_PARTS = /([\s/:@?#&=.]+)/u;

/** A text taken apart, so that nothing in it stays unseen or is taken for another letter. */
export function piecesOf(text: string): Piece[] {
  const parts = text.normalize('NFC').split(BETWEEN_PARTS);
  return parts.flatMap(piecesOfPart).reduce<Piece[]>((pieces, piece) => {
    const last = pieces.at(-1);
    if (last && last.code === null && piece.code === null) last.text += piece.text;
    else pieces.push(piece);
    return pieces;
  }, []);
}

function piecesOfPart(part: string): Piece[] {
  const letters = [...part];
  const isLatin = letters.some((letter) => /^[a-z]$/i.test(letter));
  // A name in letters of its own is no disguise: «Биткоин» is not meant to be read in Latin.
  const isDisguise =
    isLatin || letters.every((letter) => isHidden(letter) || isPlainOrLike(letter));
  return letters.map((letter) => pieceOf(letter, isDisguise));
}

function isPlainOrLike(letter: string): boolean {
  return /^\p{ASCII}$/u.test(letter) || likenessOf(letter) !== null;
}

// What is not seen is named and not repeated: in a page it would turn round or hide what stands beside it.
function pieceOf(letter: string, isDisguise: boolean): Piece {
  if (isHidden(letter)) return { text: '', like: null, code: unicodeName(letter) };
  const like = isDisguise ? likenessOf(letter) : null;
  return { text: letter, like, code: like && unicodeName(letter) };
}
