/** `line`: a name or title. `prose`: text of any number of lines, which may contain emoji. */
export type TextShape = 'line' | 'prose';

export interface HiddenCharacter {
  character: string;
  index: number;
}

// Default_Ignorable_Code_Point is Unicode's list of characters without a glyph (UAX #44). The excluded format characters
// are visible, like U+06DD around the number of a verse. U+2800 is a blank that trimming keeps; U+FFFC (object
// replacement) and U+1D159 (musical null notehead) are usually invisible.
const HIDDEN =
  /(?![\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\uFFFC\u{1D159}]/u;
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]/;
const PART_OF_PROSE = /[\t\n\r]/;
const JOINERS = /[\u200C\u200D]/;
const ARABIC = /(?=\p{Script_Extensions=Arabic})[\p{L}\p{M}]/u;
const EMOJI_VARIATIONS = /[\uFE0E\uFE0F]/;
const ZERO_WIDTH_JOINER = '\u200D';
const KEYCAP = '\u20E3';

/** The code point of a character, as in `U+0430`. */
export function unicodeName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Whether a character is invisible or changes how the text around it is drawn. */
export function isHidden(character: string): boolean {
  return HIDDEN.test(character);
}

/** The hidden characters that do not belong in `text`; joiners of Arabic, and in prose those of emoji, belong. */
export function findHidden(text: string, shape: TextShape): HiddenCharacter[] {
  if (!HIDDEN.test(text)) return [];
  const characters = [...text];
  const found: HiddenCharacter[] = [];
  let before = '';
  for (const [index, character] of characters.entries()) {
    const belongs =
      !isHidden(character) || isNeeded(character, shape, before, characters[index + 1]);
    if (belongs) before = character;
    else found.push({ character, index });
  }
  return found;
}

/** `text` without the hidden characters that do not belong in it; breaks become a space, or a line break in prose. */
export function withoutHidden(text: string, shape: TextShape): string {
  const hidden = new Set(findHidden(text, shape).map(({ index }) => index));
  if (hidden.size === 0) return text;
  const replacement = shape === 'line' ? ' ' : '\n';
  return [...text]
    .map((character, index) => {
      if (!hidden.has(index)) return character;
      return BREAKS.test(character) ? replacement : '';
    })
    .join('');
}

function isNeeded(character: string, shape: TextShape, before: string, after = ''): boolean {
  if (JOINERS.test(character) && ARABIC.test(before) && ARABIC.test(after)) return true;
  if (shape === 'line') return false;
  if (PART_OF_PROSE.test(character)) return true;
  if (JOINERS.test(character) && ARABIC.test(before)) return true;
  if (EMOJI_VARIATIONS.test(character)) return takesVariation(before, after);
  return (
    character === ZERO_WIDTH_JOINER &&
    /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F/u.test(before) &&
    /\p{Extended_Pictographic}/u.test(after)
  );
}

// Unicode counts digits as emoji; readers see an emoji only with a keycap.
function takesVariation(before: string, after: string): boolean {
  return /\p{ASCII}/u.test(before)
    ? after === KEYCAP && /[\d#*]/.test(before)
    : /\p{Emoji}/u.test(before);
}

/** An external text on one line, without hidden characters; the joiners of Arabic and emoji stay. */
export function visibleText(external: string): string {
  return withoutHidden(external, 'prose').replace(/\s+/g, ' ').trim();
}
