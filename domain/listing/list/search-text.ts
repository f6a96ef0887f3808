const LETTERS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ک: 'ك',
};
const FOLDED_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
// Format characters are joiners and direction marks, which pasted words may contain.
const MARKS_AND_TATWEEL = /[\p{M}\p{Cf}\u0640]/gu;
const ARABIC_INDIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/gu;

/** Text in which only the case is folded: words of ASCII with single spaces between them. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Text as it is searched: lower case, single spaces, one spelling of what Arabic readers take for the same (requirement 6.1). */
export function foldForSearch(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return (
    text
      // Letters before decomposition: NFKD would split «ئ» into «ى» and a mark.
      .normalize('NFC')
      .replace(FOLDED_LETTERS, (letter) => LETTERS[letter] ?? letter)
      .normalize('NFKD')
      .replace(MARKS_AND_TATWEEL, '')
      .replace(FOLDED_LETTERS, (letter) => LETTERS[letter] ?? letter)
      .replace(ARABIC_INDIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
      .toLowerCase()
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
  );
}
