import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForSearch } from './search-text.ts';

test.each([
  ['أ is ا', 'أحمد', 'احمد'],
  ['إ is ا', 'إيثيريوم', 'ايثيريوم'],
  ['آ is ا', 'آفي', 'افي'],
  ['ٱ is ا', 'ٱسم', 'اسم'],
  ['ى is ي', 'مصرى', 'مصري'],
  ['the Persian ی is ي', 'مصری', 'مصري'],
  ['ئ is ي', 'رائج', 'رايج'],
  ['ة is ه', 'عملة', 'عمله'],
  ['ؤ is و', 'مؤسسة', 'موسسه'],
  ['the Persian ک is ك', 'بیتکوین', 'بيتكوين'],
  ['vowel marks do not matter', 'بِتْكُويْن', 'بتكوين'],
  ['the mark of doubling does not matter', 'تبيَّن', 'تبين'],
  ['the small alef above does not matter', 'رحمٰن', 'رحمن'],
  ['tatweel does not matter', 'بـــيتكوين', 'بيتكوين'],
  ['a hamza written as its own mark is the same letter', 'ا\u0654حمد', 'احمد'],
  ['ya with a hamza as its own mark is the same letter', 'ي\u0654', 'ي'],
  ['letters in their presentation forms are plain letters', 'ﺑﻴﺘﻜﻮﻳﻦ', 'بيتكوين'],
  ['the ligature ﻻ is two letters', 'ﻻ', 'لا'],
  ['Arabic-Indic digits are Western', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian digits are Western', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
])('spellings that Arabic readers take for the same are found alike: %s', (_, text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

test.each([
  ['case', 'BiTCoiN', 'bitcoin'],
  ['accents', 'Café Ünï', 'cafe uni'],
  ['full width', 'ＢＴＣ', 'btc'],
  ['spaces around', '  bitcoin \n', 'bitcoin'],
  ['the number of spaces', 'bitcoin \t\n  cash', 'bitcoin cash'],
  ['a space that does not break', 'bitcoin\u00a0cash', 'bitcoin cash'],
  ['marks of direction', '\u200fبيتكوين\u200f', 'بيتكوين'],
  ['NUL', '\0btc\0', 'btc'],
  ['half of a surrogate pair', 'btc\ud83d', 'btc'],
])('a search does not depend on %s', (_, text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

test('signs that a search could be for are kept', () => {
  expect(foldForSearch('100%_\\ $!')).toBe('100%_\\ $!');
});

test('a text of marks and spaces alone is empty', () => {
  expect(foldForSearch(' \u064b\u0640\0\n')).toBe('');
});

test('text of ASCII is folded as any other', () => {
  fc.assert(
    // A vowel mark is dropped, but keeps the text off the short way for ASCII.
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      expect(foldForSearch(text)).toBe(foldForSearch(`\u064b${text}`));
    }),
  );
});

const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآٱىیةؤئکء\u064b\u0651\u0654\u0670ـ٠۰Aa ﻻ';

test.each([
  ['any text', fc.string({ unit: 'binary' })],
  ['Arabic text', fc.string({ unit: fc.constantFrom(...ARABIC) })],
  ['text with broken surrogates', fc.string({ unit: brokenSurrogates() })],
])('folding %s twice is folding it once', (_, texts) => {
  fc.assert(
    fc.property(texts, (text) => {
      const folded = foldForSearch(text);
      expect(foldForSearch(folded)).toBe(folded);
      expect(folded).toBe(folded.trim());
      expect(folded).not.toContain('\n');
      expect(folded.isWellFormed()).toBe(true);
    }),
    { numRuns: 300 },
  );
});

function brokenSurrogates() {
  return fc.nat(0xffff).map((unit) => String.fromCharCode(unit));
}
