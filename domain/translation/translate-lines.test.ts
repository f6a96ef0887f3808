import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import { splitText, translateLines } from './translate-lines.ts';

const fitsAll = () => true;

/** A service that says everything in capitals, after `answer` has had its way. */
function service(answer: (text: string) => string = (text) => text) {
  const asked: string[] = [];
  const translate = async (text: string) => {
    asked.push(text);
    return answer(text.toUpperCase());
  };
  return { asked, translate };
}

test('lines that are preserved take one request', async () => {
  const { asked, translate } = service();
  expect(await translateLines('one\n\ntwo', fitsAll, translate)).toBe('ONE\n\nTWO');
  expect(asked).toEqual(['one\n\ntwo']);
});

test.each([
  ['runs together', (text: string) => text.replaceAll('\n', ' ')],
  ['doubles', (text: string) => text.replaceAll('\n', '\n\n')],
  ['shifts', (text: string) => text.replace('ONE\n', '\nONE ')],
])('lines that the service %s are translated one by one', async (_, answer) => {
  const { asked, translate } = service(answer);
  expect(await translateLines('one\ntwo\n\nthree', fitsAll, translate)).toBe('ONE\nTWO\n\nTHREE');
  expect(asked.slice(1)).toEqual(['one', 'two', 'three']);
});

test('an answer of two lines to one line is joined', async () => {
  const { translate } = service((text) => text.replaceAll(' ', '\n'));
  expect(await translateLines('one two\nthree', fitsAll, translate)).toBe('ONE TWO\nTHREE');
});

test('the space around pieces is preserved', async () => {
  const { asked, translate } = service((text) => ` \r\n${text.trim()}\t`);
  const fits = (text: string) => text.length <= 8;
  expect(await translateLines('  one.\n\n  two.\n', fits, translate)).toBe('  ONE.\n\n  TWO.\n');
  expect(asked).toEqual(['one.', 'two.']);
});

test('an answer of a hundred thousand spaces is read within a second', async () => {
  const line = `a${' '.repeat(100_000)}b`;
  const work = async () =>
    expect(await translateLines('one\ntwo', fitsAll, async () => line)).toBe(`${line}\n${line}`);
  expect(await cpuMs(work)).toBeLessThan(1000);
});

const atMost = (length: number) => (text: string) => text.length <= length;

test('a text that fits stays whole', () => {
  expect(splitText('One. Two.\nThree.', atMost(100))).toEqual(['One. Two.\nThree.']);
});

test('a long text is cut between lines, into the fewest pieces', () => {
  expect(splitText('One.\nTwo.\n\nThree.\n', atMost(12))).toEqual(['One.\nTwo.\n\n', 'Three.\n']);
});

test('a long line is cut between sentences, a long sentence between words, a long word anywhere', () => {
  expect(splitText('It is fast. It is cheap. It works.', atMost(25))).toEqual([
    'It is fast. It is cheap. ',
    'It works.',
  ]);
  expect(splitText('one two three four', atMost(9))).toEqual(['one two ', 'three ', 'four']);
  expect(splitText('aaaaaaaaaa', atMost(4))).toEqual(['aaaa', 'aaaa', 'aa']);
});

test('no grapheme is cut', () => {
  expect(splitText('👩‍👩‍👧👩‍👩‍👧', atMost(9))).toEqual(['👩‍👩‍👧', '👩‍👩‍👧']);
});

test('pieces of any text fit, and joined they are the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 5, max: 40 }), (text, most) => {
      const pieces = splitText(text, atMost(most));
      expect(pieces.join('')).toBe(text);
      expect(pieces.every((piece) => piece.length <= most)).toBe(true);
    }),
  );
});
