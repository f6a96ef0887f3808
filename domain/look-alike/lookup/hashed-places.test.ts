import { expect, test } from 'vitest';
import { hashedPlaces } from './hashed-places.ts';

const TEXTS = 3_000;

/** Each of the texts at two places, far apart. */
function manyPlaces() {
  const places = hashedPlaces();
  for (let place = 0; place < 2 * TEXTS; place += 1) places.add(`text ${place % TEXTS}`, place);
  return places;
}

test('all places of a text are found in ascending order', () => {
  const places = manyPlaces();
  for (let text = 0; text < TEXTS; text += 1) {
    expect(places.find(`text ${text}`)).toEqual([text, text + TEXTS]);
  }
  expect(places.find('another text')).toEqual([]);
});

test('a removed place is not found again, and the others still are', () => {
  const places = manyPlaces();
  places.remove('text 7', 7);
  places.remove('text 7', 8);
  expect(places.find('text 7')).toEqual([7 + TEXTS]);
  // The table grows.
  for (let place = 0; place < TEXTS; place += 1) places.add(`other ${place}`, 2 * TEXTS + place);
  expect(places.find('text 7')).toEqual([7 + TEXTS]);
  expect(places.find('text 8')).toEqual([8, 8 + TEXTS]);
});
