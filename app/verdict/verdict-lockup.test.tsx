import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { VerdictLockup } from './verdict-lockup.tsx';

const GENERAL = { sign: 'half-diamond', name: 'In general' } as const;

function markup(isFirmnessShort: boolean): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en']}>
      <VerdictLockup
        ruling={{ verdict: 'halal', firmness: GENERAL }}
        isFirmnessShort={isFirmnessShort}
      />
    </MemoryRouter>,
  );
}

test('a firmness is its sign and its name, in the rows of a table a short one with its name read out', () => {
  expect(markup(true)).toMatch(
    /#firmness-half-diamond.*<\/svg><span aria-hidden="true">Contested as a class<\/span><span class="sr-only">In general</,
  );
  expect(markup(false)).toMatch(/#firmness-half-diamond.*<\/svg>In general</);
});
