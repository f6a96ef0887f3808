import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { mark } from './highlights.ts';

describe('a match is marked in the text as it was written', () => {
  test.each([
    ['Bitcoin Cash', 'coin', 'Bit[coin] Cash'],
    ['Bitcoin', 'BITCOIN', '[Bitcoin]'],
    ['Café Coin', 'cafe', '[Café] Coin'],
    ['بيتكوين كاش', 'تكو', 'بي[تكو]ين كاش'],
    ['إيثيريوم', 'ايث', '[إيث]يريوم'],
    ['تبيَّن', 'بين', 'ت[بيَّن]'],
    ['بِتْكُويْن', 'بتكو', '[بِتْكُو]يْن'],
    ['بـــيت', 'بيت', '[بـــيت]'],
    ['ﻻيت', 'لا', '[ﻻ]يت'],
    ['ﻻيت', 'ا', '[ﻻ]يت'],
    ['  Bitcoin \t Cash', 'bitcoin cash', '  [Bitcoin \t Cash]'],
    ['banana', 'an', 'b[an][an]a'],
    ['Bitcoin', 'ether', 'Bitcoin'],
    ['100% \\ $!', '% \\', '100[% \\] $!'],
    ['عملة ١٢', '12', 'عملة [١٢]'],
    ['', 'a', ''],
  ])('«%s» for «%s»: %s', (text, term, shown) => {
    expect(shownAs(text, [foldForSearch(term)])).toBe(shown);
  });

  test('the first of several spellings that occurs is marked', () => {
    expect(shownAs('بيتكوين', ['بتكوين', 'بيتكوين'])).toBe('[بيتكوين]');
  });

  test('nothing is marked where nothing is searched for', () => {
    expect(shownAs('Bitcoin', ['', ''])).toBe('Bitcoin');
  });
});

test('a marked part folds to the searched term, in any text', () => {
  const letters = fc.constantFrom(...'ابتلأإىةﻻـ\u064b\u0651\u0654٠aAéﬁ \t\u200f😀');
  fc.assert(
    fc.property(fc.string({ unit: letters }), fc.nat(), fc.nat(), (text, from, length) => {
      const folded = foldForSearch(text);
      const term = foldForSearch(
        folded.slice(from % (folded.length + 1)).slice(0, 1 + (length % 4)),
      );
      fc.pre(term !== '');
      const { marks } = mark(text, [term]);
      expect(marks.length).toBeGreaterThan(0);
      for (const [start, end] of marks) {
        expect(foldForSearch(text.slice(start, end))).toContain(term);
      }
    }),
    { numRuns: 300 },
  );
});

function shownAs(text: string, terms: string[]): string {
  let shown = '';
  let last = 0;
  for (const [from, to] of mark(text, terms).marks) {
    shown += `${text.slice(last, from)}[${text.slice(from, to)}]`;
    last = to;
  }
  return shown + text.slice(last);
}
