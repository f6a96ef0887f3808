import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberedIds } from './numbered-ids.ts';

const id = fc.constantFrom('a', 'a-b', 'a0', 'b', 'ab', 'é', 'z'.repeat(200));

test('after any changes the ids have their numbers, in their order', () => {
  const step = fc.tuple(id, fc.option(fc.nat(3)));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const ids = numberedIds();
      const expected = new Map<string, number>();
      for (const [each, number] of steps) {
        if (number === null) ids.remove(each);
        else ids.set(each, number);
        if (number === null) expected.delete(each);
        else expected.set(each, number);
        expect(ids.get(each)).toBe(expected.get(each));
      }
      const sorted = [...expected].sort(([one], [other]) => (one < other ? -1 : 1));
      expect(ids.first(99, () => true)).toEqual(sorted.map(([each]) => each));
      const ones = sorted.flatMap(([each, number]) => (number === 1 ? [each] : []));
      expect(ids.first(2, (number) => number === 1)).toEqual(ones.slice(0, 2));
    }),
  );
});

test('many ids are found in any order of adding', () => {
  const ids = numberedIds();
  for (let number = 5_000; number > 0; number -= 1) ids.set(`listing-${number}`, number);
  for (const number of [1, 2_500, 5_000]) expect(ids.get(`listing-${number}`)).toBe(number);
  expect(ids.get('listing-5001')).toBeUndefined();
  expect(ids.first(2, () => true)).toEqual(['listing-1', 'listing-10']);
});
