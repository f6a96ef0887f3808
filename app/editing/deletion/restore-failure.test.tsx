import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RestoreFailure } from './restore-failure.tsx';

const shown = (status: number, data: unknown = null) => {
  const error = { status, statusText: '', internal: false, data };
  return renderToStaticMarkup(
    <MemoryRouter>
      <RestoreFailure kind="coin" error={error} />
    </MemoryRouter>,
  );
};

test.each([500, 503])('a restore that fails with status %i can be tried again', (status) => {
  expect(shown(status)).toContain('Error restoring coin. Please try again.');
});

test('a conflict without an id is shown too', () => {
  expect(shown(409)).toContain('The coin already exists');
});

test('a listing that was added again under the id is named', () => {
  expect(shown(409, { id: 'bitcoin' })).toContain('<bdi>bitcoin</bdi>');
});
