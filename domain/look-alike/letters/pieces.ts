import { isHidden, unicodeName } from '#domain/text/hidden-characters.ts';
import { likenessOf } from './letters.ts';

/** A part of a text: plain, a letter that only looks Latin, or an invisible character. */
export interface Piece {
  text: string;
  /** The Latin letter that it looks like. */
  like: string | null;
  /** `U+0430`; null for plain text. */
  code: string | null;
}

const BETWEEN_PARTS = /([\s/:@?#&=.]+)/u;

/** The parts of a text, with invisible and disguised letters apart. */
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
  // A name in its own alphabet is not a disguise: «Биткоин» is not meant to be read as Latin.
  const isDisguise =
    isLatin || letters.every((letter) => isHidden(letter) || isPlainOrLike(letter));
  return letters.map((letter) => pieceOf(letter, isDisguise));
}

function isPlainOrLike(letter: string): boolean {
  return /^\p{ASCII}$/u.test(letter) || likenessOf(letter) !== null;
}

// An invisible character is named, not repeated: in a page it could hide or reorder the text beside it.
function pieceOf(letter: string, isDisguise: boolean): Piece {
  if (isHidden(letter)) return { text: '', like: null, code: unicodeName(letter) };
  const like = isDisguise ? likenessOf(letter) : null;
  return { text: letter, like, code: like && unicodeName(letter) };
}
