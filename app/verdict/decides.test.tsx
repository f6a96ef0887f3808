import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type Decided, Decides } from './decides.tsx';

function shown(ruling: Decided): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en']}>
      <Decides ruling={ruling} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, '');
}

test('a halal verdict of the method says that no core criterion stands against it', () => {
  expect(shown({ decides: null, isPassed: true })).toBe('No objection on any core criterion');
});

test('any other verdict says nothing', () => {
  expect(shown({ decides: null, isPassed: false })).toBe('');
});
