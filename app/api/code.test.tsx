import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { CodeBlock } from './code.tsx';

function shown(text: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en/api']}>
      <CodeBlock text={text} title="GET /api" />
    </MemoryRouter>,
  );
}

test('a long sample is folded, and all of it is in the page, below the request that it answers', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`);
  expect(shown(lines(20).join('\n'))).not.toContain(en.filters.showAll);
  const long = shown(lines(21).join('\n'));
  expect(long).toContain(en.filters.showAll);
  expect(lines(21).filter((line) => !long.includes(line))).toEqual([]);
  expect(long).toContain('<code>GET /api</code>');
});

test('an Arabic string has its own direction between its quotes, and an escape stays after its backslash', () => {
  expect(shown('{"name": "بيتكوين\\n", "symbol": "BTC"}')).toContain(
    '{&quot;name&quot;: &quot;<bdi dir="rtl">بيتكوين<bdi dir="ltr">\\n</bdi></bdi>&quot;, &quot;symbol&quot;: &quot;BTC&quot;}',
  );
});
