import { describe, expect, test } from 'vitest';
import { findQuote, fold } from './find-quote.ts';

const QUOTE = 'The issuer keeps all interest that its reserves earn.';
const stateOf = (quote: string, page: string) => findQuote(quote, fold(page)).state;

describe('a sentence is there', () => {
  test.each([
    ['in other typography', '“The issuer keeps all interest that its reserves earn”'],
    ['in other case and spaces', 'THE ISSUER  keeps\n all interest\u00a0that its reserves earn.'],
    ['with soft hyphens', 'The issuer keeps all inter\u00adest that its re\u200bserves earn.'],
    ['hyphenated at the end of a line', 'The issuer keeps all inter-\nest that its reserves earn.'],
    ['with the mark of a footnote', 'The issuer keeps all interest[12] that its reserves earn.'],
    ['with ligatures', 'The issuer keeps all intere\ufb06 that its reserves earn.'],
  ])('%s', (_, page) => {
    expect(stateOf(QUOTE, `Before. ${page} After.`)).toBe('seen');
  });

  test('in Arabic with other vowels, hamzas and a joined "and"', () => {
    expect(stateOf('الفائدة على القروض محرمة', 'وقال: والفائِدةُ على القُروض مُحرَّمة.')).toBe('seen');
    expect(stateOf('أصدرت الهيئة قرارًا', 'اصدرت الهيئة قرارا')).toBe('seen');
  });

  test('where the quote leaves something out', () => {
    expect(stateOf('The issuer […] reserves earn', `So: ${QUOTE}`)).toBe('seen');
    expect(stateOf('reserves earn … The issuer', QUOTE)).not.toBe('seen');
  });
});

describe('a sentence is reworded', () => {
  test.each([
    ['by one word', 'The issuer keeps no interest that its reserves earn.'],
    ['by a figure', 'The issuer keeps 5% of interest that its reserves earn.'],
    ['by a longer word at its end', 'The issuer keeps all interest that its reserves earned.'],
  ])('%s', (_, page) => {
    expect(findQuote(QUOTE, fold(`Before it stood. ${page} After.`))).toEqual({
      state: 'changed',
      passage: expect.stringContaining('The issuer keeps'),
    });
  });

  test.each([
    ['a currency', 'It costs $5 a month for members', 'It costs €5 a month for members'],
    ['a decimal point', 'It keeps 1.5% of all fees', 'It keeps 15% of all fees'],
    ['a decimal comma', 'It keeps 1,5% of all fees', 'It keeps 15% of all fees'],
    ['a figure before the point', '5% of all fees are kept', '0.5% of all fees are kept'],
  ])('by %s', (_, quote, page) => {
    expect(stateOf(quote, page)).toBe('changed');
  });

  test.each([
    ['separators of thousands', 'It holds 1,250,000 dollars', 'It holds 1250000 dollars.'],
    [
      'a footnote after a year',
      'It has been licensed since 2020.',
      'It has been licensed since 2020.3',
    ],
  ])('not by %s', (_, quote, page) => {
    expect(stateOf(quote, page)).toBe('seen');
  });
});

test('a sentence is gone where a page has only some of its words', () => {
  const page = 'The reserves are audited. Members may ask for all reports that the firm has.';
  expect(stateOf(QUOTE, page)).toBe('gone');
  expect(stateOf('permitted by law', 'It is unpermitted by law')).not.toBe('seen');
});
