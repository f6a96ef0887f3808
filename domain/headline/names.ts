import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { SPELLINGS } from '#domain/listing/list/spellings.ts';

/** Names that news use beside the directory's. */
const ALSO_CALLED: readonly (readonly string[])[] = [
  ['ethereum', 'ether'],
  ['إيثيريوم', 'إيثر'],
  ['xrp', 'ripple'],
  ['maker', 'makerdao'],
  ['okx', 'okex'],
  ['gate', 'gate io'],
  ['polygon', 'matic'],
].map((group) => group.map(foldForSearch));

// "NEAR Protocol" is mostly NEAR, and «عملة دوجكوين» is دوجكوين.
const TRAILING = [
  ...['protocol', 'network', 'coin', 'token', 'finance', 'chain', 'exchange', 'dao'],
  ...['كوين', 'توكن'],
];
const LEADING = ['بروتوكول', 'عملة', 'شبكة', 'منصة', 'بورصة'].map(foldForSearch);
/** Words for the kind of thing that a name belongs to. */
export const KINDS_OF_THING = [
  ...TRAILING,
  ...LEADING,
  'development',
  'platform',
  'blockchain',
  'earn',
];
/** A shorter rest of a name is a word: «فن» of «فن توكن» is art. */
const MIN_LENGTH = 4;

/** The folded words of a name or a headline. */
export function wordsOf(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '');
}

/** The names that news use for a listing: other spellings, and the name without a word such as “token”. */
export function namesInNews(name: string): string[] {
  const words = wordsOf(name);
  if (words.length === 0) return [];
  const short = withoutKind(words);
  const called = [words, short].map((each) => each.map(withoutArticle).join(' '));
  return [...new Set(called.flatMap((each) => [each, ...otherSpellings(each)]))];
}

/** A word of a headline, and the same without Arabic prefixes. */
export function readingsOf(word: string): string[] {
  if (!/\p{Script=Arabic}/u.test(word)) return [word];
  const [, bare = ''] = /^[وف]?(?:ال|لل|[بك]ال)(.{2,})$/u.exec(word) ?? [];
  // A short word without its first letter is another word: «بتون» is concrete.
  const [, rest = ''] = /^[وفبلك](.{4,})$/u.exec(word) ?? [];
  return [word, bare, rest].filter((each) => each !== '');
}

function withoutKind(words: string[]): string[] {
  const [first = '', ...rest] = words;
  const hasLeadingWord = first === 'the' || LEADING.includes(first);
  const short = hasLeadingWord
    ? rest
    : TRAILING.includes(words.at(-1) ?? '')
      ? words.slice(0, -1)
      : words;
  return short.join('').length >= MIN_LENGTH ? short : words;
}

// «البيتكوين» is بيتكوين; the rest of «الم» is not a name.
function withoutArticle(word: string): string {
  return /^ال(.{3,})$/u.exec(word)?.[1] ?? word;
}

const SPELLINGS_OF = new Map(
  [...SPELLINGS, ...ALSO_CALLED].flatMap((group) => group.map((spelling) => [spelling, group])),
);

const MAX_SPELLING_WORDS = Math.max(
  ...[...SPELLINGS_OF.keys()].map((key) => key.split(' ').length),
);

// Compares only as many words as a spelling has: a long name has too many runs of words.
function otherSpellings(name: string): string[] {
  const words = name.split(' ');
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + MAX_SPELLING_WORDS; end > start; end -= 1) {
      const group = SPELLINGS_OF.get(words.slice(start, end).join(' '));
      if (!group) continue;
      const [before, after] = [words.slice(0, start), words.slice(end)];
      return group.map((other) => [...before, other, ...after].join(' '));
    }
  }
  return [];
}
