/** `line`: a name or title. `prose`: text of any number of lines, which may contain emoji. */
export type TextForm = 'line' | 'prose';

interface HiddenCharacter {
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
export function findHidden(text: string, form: TextForm): HiddenCharacter[] {
  if (!HIDDEN.test(text)) return [];
  const characters = [...text];
  const found: HiddenCharacter[] = [];
  let before = '';
  for (const [index, character] of characters.entries()) {
    const belongs =
      !isHidden(character) || isNeeded(character, before, characters[index + 1], form);
    if (belongs) before = character;
    else found.push({ character, index });
  }
  return found;
}

/** `text` without the hidden characters that do not belong in it; breaks become a space, or a line break in prose. */
export function withoutHidden(text: string, form: TextForm): string {
  const hidden = new Set(findHidden(text, form).map(({ index }) => index));
  if (hidden.size === 0) return text;
  const replacement = form === 'line' ? ' ' : '\n';
  return [...text]
    .map((character, index) => {
      if (!hidden.has(index)) return character;
      return BREAKS.test(character) ? replacement : '';
    })
    .join('');
}

function isNeeded(character: string, before: string, after = '', form: TextForm): boolean {
  if (JOINERS.test(character) && ARABIC.test(before) && ARABIC.test(after)) return true;
  if (form === 'line') return false;
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
export function visibleText(outside: string): string {
  return withoutHidden(outside, 'prose').replace(/\s+/g, ' ').trim();
}

const MAX_DESCRIBED = 3;
const QUOTED_CHARACTERS = 12;

const NAMES: Record<string, string> = {
  'U+0009': 'tab',
  'U+000A': 'line break',
  'U+000D': 'line break',
  'U+00AD': 'soft hyphen',
  'U+034F': 'combining grapheme joiner',
  'U+061C': 'Arabic letter mark',
  'U+115F': 'Hangul filler',
  'U+1160': 'Hangul filler',
  'U+180E': 'Mongolian vowel separator',
  'U+200B': 'zero width space',
  'U+200C': 'zero width non-joiner',
  'U+200D': 'zero width joiner',
  'U+200E': 'left-to-right mark',
  'U+200F': 'right-to-left mark',
  'U+202A': 'left-to-right embedding',
  'U+202B': 'right-to-left embedding',
  'U+202C': 'pop directional formatting',
  'U+202D': 'left-to-right override',
  'U+202E': 'right-to-left override',
  'U+2028': 'line separator',
  'U+2029': 'paragraph separator',
  'U+2060': 'word joiner',
  'U+2066': 'left-to-right isolate',
  'U+2067': 'right-to-left isolate',
  'U+2068': 'first strong isolate',
  'U+2069': 'pop directional isolate',
  'U+2800': 'Braille blank',
  'U+3164': 'Hangul filler',
  'U+FEFF': 'zero width no-break space',
  'U+FFA0': 'Hangul filler',
  'U+FFFC': 'object replacement character',
  'U+1D159': 'musical symbol null notehead',
};
const KINDS: [RegExp, string][] = [
  [/\p{Cc}/u, 'control character'],
  [/\p{Co}/u, 'private use character'],
  [/\p{Cs}/u, 'half of a character'],
  [/\p{Variation_Selector}/u, 'variation selector'],
  [/[\u{E0000}-\u{E007F}]/u, 'tag character'],
];

/** Names the hidden characters in `text` and their places: `U+200B (zero width space) between “Bit” and “coin”`. Null: none. */
export function describeHidden(text: string, form: TextForm): string | null {
  const hidden = findHidden(text, form);
  if (hidden.length === 0) return null;
  const hiddenIndexes = new Set(hidden.map(({ index }) => index));
  const visible = [...text].map((character, index) =>
    hiddenIndexes.has(index) ? null : character,
  );
  const described = hidden
    .slice(0, MAX_DESCRIBED)
    .map((character) => `${nameOf(character)} ${placeOf(character, visible)}`.trim());
  const more = hidden.length - described.length;
  return [...described, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

function nameOf({ character }: HiddenCharacter): string {
  const code = unicodeName(character);
  const kind = KINDS.find(([pattern]) => pattern.test(character))?.[1] ?? 'invisible character';
  return `${code} (${NAMES[code] ?? kind})`;
}

function placeOf({ index }: HiddenCharacter, characters: (string | null)[]): string {
  const linesBefore = characters.slice(0, index).join('').split('\n');
  const [lineAfter = ''] = characters.slice(index).join('').split('\n');
  const last = [...(linesBefore.at(-1) ?? '').trim()].slice(-QUOTED_CHARACTERS).join('').trim();
  const next = [...lineAfter.trim()].slice(0, QUOTED_CHARACTERS).join('').trim();
  const line = linesBefore.length > 1 ? `in line ${linesBefore.length} ` : '';
  if (last && next) return `${line}between “${last}” and “${next}”`;
  if (last) return `${line}after “${last}”`;
  return next ? `${line}before “${next}”` : line.trim();
}

/** Characters that a ruling's texts must not contain: control characters but tabs and breaks, and what XML forbids. */
export const UNREADABLE = /(?![\n\r\t])\p{Cc}|[\ufffe\uffff]/u;
