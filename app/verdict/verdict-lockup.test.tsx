import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { VerdictLockup } from './verdict-lockup.tsx';

const GENERAL = { sign: 'half-diamond', name: 'In general' } as const;

function markup(common?: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en']}>
      <VerdictLockup ruling={{ verdict: 'halal', firmness: GENERAL }} common={common} />
    </MemoryRouter>,
  );
}

test('a firmness that is above the table is only read out, any other has its sign and name', () => {
  expect(markup(GENERAL.name)).toMatch(/"sr-only">In general</);
  expect(markup(GENERAL.name)).not.toContain('#firmness-');
  expect(markup('Another')).toMatch(/#firmness-half-diamond.*<\/svg>In general</);
});
