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

test('a firmness that is above the table is a sign with its name read out, any other is named', () => {
  expect(markup(GENERAL.name)).toMatch(/#firmness-half-diamond.*"sr-only">In general</);
  expect(markup('Another')).toMatch(/#firmness-half-diamond.*<\/svg>In general</);
});
