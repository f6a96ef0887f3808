import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import type { Stance } from '#domain/method/definition.ts';
import type { CoverView } from '#domain/position/position-view.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { coverKey, type OurRuling, OurVerdicts } from './our-verdicts.tsx';

const COVER: CoverView = { type: 'listing', kind: 'coin', id: 'bitcoin' };

/** The verdict on Bitcoin beside what a body says of `covers`. */
function shown(verdict: Verdict, covers: CoverView[], stances: Stance[]): string {
  const ours: OurRuling = {
    verdict,
    firmness: null,
    scopeName: 'Spot buying',
    ruledAt: '2026-11-23',
    href: '/coin/bitcoin#criteria',
  };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en/positions/a-body']}>
      <OurVerdicts covers={covers} stances={stances} rulings={{ [coverKey(COVER)]: ours }} />
    </MemoryRouter>,
  );
}

test.each<[Verdict, Stance[], boolean]>([
  ['halal', ['permitted', 'conditions'], false],
  ['halal', ['permitted', 'forbidden'], true],
  ['halal', ['advises-against'], true],
  ['questionable', ['advises-against'], false],
  ['questionable', ['permitted'], true],
  ['haram', ['forbidden', 'undecided'], false],
  ['haram', ['conditions'], true],
])('our verdict %s beside a body’s %j says why it differs: %s', (verdict, stances, isTold) => {
  const html = shown(verdict, [COVER], stances);
  expect(html).toContain(en.verdict[verdict]);
  expect(html.includes(en.positions.whyOurs)).toBe(isTold);
});

test('a verdict names its coin where the position is on more than the coin', () => {
  expect(shown('halal', [{ type: 'class' }, COVER], ['undecided'])).toContain('<bdi>bitcoin</bdi>');
  expect(shown('halal', [COVER], ['undecided'])).not.toContain('<bdi>bitcoin</bdi>');
});
