import { unicodeName } from './compare.ts';
import { isHidden, likenessOf } from './letters.ts';

/** A part of a text as it is shown: plain, a letter that only looks Latin, or one that is not seen. */
export interface Piece {
  text: string;
  /** The Latin letter it looks like. */
  like: string | null;
  /** `U+0430`; null for plain text. */
  code: string | null;
}

/** A text taken apart, so that nothing in it stays unseen or is taken for another letter. */
export function piecesOf(text: string): Piece[] {
  const letters = [...text.normalize('NFC')];
  // A name in letters of its own is no disguise.
  const isDisguise = letters.every(
    (letter) => /^\p{ASCII}$/u.test(letter) || isHidden(letter) || likenessOf(letter) !== null,
  );
  return letters.reduce<Piece[]>((pieces, letter) => {
    const piece = pieceOf(letter, isDisguise);
    const last = pieces.at(-1);
    if (last && last.code === null && piece.code === null) last.text += piece.text;
    else pieces.push(piece);
    return pieces;
  }, []);
}

// What is not seen is named and not repeated: in a page it would turn round or hide what stands beside it.
function pieceOf(letter: string, isDisguise: boolean): Piece {
  if (isHidden(letter)) return { text: '', like: null, code: unicodeName(letter) };
  const like = isDisguise ? likenessOf(letter) : null;
  return { text: letter, like, code: like && unicodeName(letter) };
}
