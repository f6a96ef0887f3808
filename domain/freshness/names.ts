import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { SPELLINGS } from '#domain/listing/list/spellings.ts';

/** Names that news use beside those of the directory, by what a listing is called in it. */
const ALSO_CALLED: readonly (readonly string[])[] = [
  ['ethereum', 'ether'],
  ['إيثيريوم', 'إيثر'],
  ['xrp', 'ripple'],
  ['maker', 'makerdao'],
  ['gate', 'gate io'],
  ['polygon', 'matic'],
].map((group) => group.map(foldForSearch));

// "NEAR Protocol" is mostly NEAR, and «عملة دوجكوين» is دوجكوين.
const TRAILING = [
  ...['protocol', 'network', 'coin', 'token', 'finance', 'chain', 'exchange', 'dao'],
  ...['كوين', 'توكن'],
];
const LEADING = ['بروتوكول', 'عملة', 'شبكة', 'منصة', 'بورصة'].map(foldForSearch);
/** Less of a name than so many letters is not taken for it. */
const SHORTEST = 4;

/** The words of a name, folded, as they are looked for: `wordsOf` a headline has them the same way. */
export function wordsOf(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '');
}

/** All that a listing of this name is called: in other spellings, and without what says only what kind of thing it is. */
export function callings(name: string): string[] {
  const words = wordsOf(name);
  if (words.length === 0) return [];
  const short = withoutKind(words);
  const called = [words, short].map((each) => each.map(withoutArticle).join(' '));
  return [...new Set(called.flatMap((each) => [each, ...otherSpellings(each)]))];
}

/** A word of a headline and what it may be without the Arabic letters that lean on it. */
export function readingsOf(word: string): string[] {
  if (!/\p{Script=Arabic}/u.test(word)) return [word];
  const [, bare = ''] = /^[وف]?(?:ال|لل|[بك]ال)(.{2,})$/u.exec(word) ?? [];
  // Of a short word one letter less makes another word: «بتون» is concrete.
  const [, rest = ''] = /^[وفبلك](.{4,})$/u.exec(word) ?? [];
  return [word, bare, rest].filter((each) => each !== '');
}

function withoutKind(words: string[]): string[] {
  const [first = '', ...rest] = words;
  const isLed = first === 'the' || LEADING.includes(first);
  const short = isLed ? rest : TRAILING.includes(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  // «فن» of «فن توكن» is art.
  return short.join('').length >= SHORTEST ? short : words;
}

// «البيتكوين» is بيتكوين; what is left of «الم» is no name.
function withoutArticle(word: string): string {
  return /^ال(.{3,})$/u.exec(word)?.[1] ?? word;
}

const SPELLINGS_OF = new Map(
  [...SPELLINGS, ...ALSO_CALLED].flatMap((group) => group.map((spelling) => [spelling, group])),
);

function otherSpellings(name: string): string[] {
  const words = name.split(' ');
  for (let start = 0; start < words.length; start += 1) {
    for (let end = words.length; end > start; end -= 1) {
      const group = SPELLINGS_OF.get(words.slice(start, end).join(' '));
      if (!group) continue;
      const [before, after] = [words.slice(0, start), words.slice(end)];
      return group.map((other) => [...before, other, ...after].join(' '));
    }
  }
  return [];
}
