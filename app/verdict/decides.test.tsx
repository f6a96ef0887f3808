import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type Decided, Decides } from './decides.tsx';

const HALAL: Decided = { verdict: 'halal', isDeparture: false, decides: null, findings: 'PPNp' };

function shown(ruling: Decided): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en']}>
      <Decides ruling={ruling} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, '');
}

test('a halal verdict of the method says that no core criterion stands against it', () => {
  expect(shown(HALAL)).toBe('No objection on any core criterion');
});

test.each([
  ['departs from the method', { isDeparture: true }],
  ['has no answer on a core criterion', { findings: 'pp' }],
  ['has no findings', { findings: '' }],
])('a halal verdict that %s does not say so', (_, differing) => {
  expect(shown({ ...HALAL, ...differing })).toBe('');
});
