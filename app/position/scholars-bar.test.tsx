import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import type { StanceCount } from '#domain/position/position-view.ts';
import { ScholarsBar } from './scholars-bar.tsx';

function shown(byStance: StanceCount[], named = 1): string {
  const total = byStance.reduce((sum, [, count]) => sum + count, 0);
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en']}>
      <ScholarsBar decisions={{ total, named, byStance }} />
    </MemoryRouter>,
  );
}

test('the most frequent stance is beside the words that it does not decide', () => {
  const bar = shown([
    ['permitted', 3],
    ['forbidden', 4],
  ]);
  expect(bar).toContain('4 of 7 decisions collected here forbid it');
  expect(bar).toContain('Of all 7, 1 is on');
  expect(bar).toContain(en.ruling.followsCriteria);
});

test('no stance is singled out where two are the most frequent', () => {
  const bar = shown([
    ['permitted', 3],
    ['forbidden', 3],
    ['undecided', 1],
  ]);
  expect(bar).toContain('>7 decisions collected here<');
});

test.each([
  [0, '4 of 7 decisions collected here on crypto-assets in general forbid them'],
  [7, '4 of 7 decisions collected here forbid it<'],
])('%i decisions that name the listing decide what they are said to forbid', (named, words) => {
  const counts: StanceCount[] = [
    ['permitted', 3],
    ['forbidden', 4],
  ];
  expect(shown(counts, named)).toContain(words);
});
