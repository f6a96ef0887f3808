import {
  findHidden,
  type HiddenCharacter,
  type TextShape,
  unicodeName,
} from './hidden-characters.ts';

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
/** Names of the characters that have none above; the first pattern applies. */
const NAMES_BY_PATTERN: [RegExp, string][] = [
  [/\p{Cc}/u, 'control character'],
  [/\p{Co}/u, 'private use character'],
  [/\p{Cs}/u, 'half of a character'],
  [/\p{Variation_Selector}/u, 'variation selector'],
  [/[\u{E0000}-\u{E007F}]/u, 'tag character'],
];

/** Names the hidden characters in `text` and their places: `U+200B (zero width space) between “Bit” and “coin”`. Null: none. */
export function describeHidden(text: string, shape: TextShape): string | null {
  const hidden = findHidden(text, shape);
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
  const name = NAMES[code] ?? NAMES_BY_PATTERN.find(([pattern]) => pattern.test(character))?.[1];
  return `${code} (${name ?? 'invisible character'})`;
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
