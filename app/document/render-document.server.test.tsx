import { describe, expect, test } from 'vitest';
import { Body } from '#app/markup/body.tsx';
import { textOf } from '#app/markup/html.ts';
import { Once } from '#app/markup/once.ts';
import { InlineScript } from './inline-script.tsx';
import { renderDocument } from './render-document.server.tsx';
import { useScriptNonce } from './script-nonce.ts';

const OURS = ["console.log('first')", "console.log('second')"] as const;

describe('a rendered page', () => {
  test('has the same bytes at each rendering, without a nonce', () => {
    const { html } = renderDocument(<Page />);
    expect(textOf(html)).toBe(
      `<!DOCTYPE html><html lang="en"><head></head><body><script>${OURS[0]}</script>` +
        `<div></div><script>${OURS[1]}</script></body></html>`,
    );
    expect(renderDocument(<Page />).html).toEqual(html);
  });

  test('contains injected markup unchanged', () => {
    const planted = '<script nonce="$1$&">planted()</script>';
    expect(textOf(renderDocument(<Page planted={planted} />).html)).toContain(planted);
  });
});

describe('the scripts of a page', () => {
  test('are those of our own components, in order', () => {
    expect(renderDocument(<Page />).ownScripts).toEqual(OURS);
  });

  test('include those in a part that is rendered once for all pages', () => {
    const page = (
      <html lang="en">
        <head />
        <Body byReact={false}>
          <Once by="a script">
            <InlineScript script={OURS[0]} />
          </Once>
          <InlineScript script={OURS[1]} />
        </Body>
      </html>
    );
    const first = renderDocument(page);
    expect(first.ownScripts).toEqual(OURS);
    const again = renderDocument(page);
    expect({ ...again, html: textOf(again.html) }).toEqual({ ...first, html: textOf(first.html) });
  });

  test.each([
    '<script>planted()</script>',
    '<SCRIPT>planted()</SCRIPT>',
    '<script nonce="">planted()</script>',
    '<script nonce=x>planted()</script>',
    '<script nonce="undefined">planted()</script>',
    '<script type="module">planted()</script>',
    '</script><script>planted()</script>',
    '<script>planted();/*',
    '<script><!--<script>planted()',
    '<a title="<script>planted()</script>">',
    '<a title="<script nonce=',
  ])('do not change with injected markup: %s', (planted) => {
    const { ownScripts } = renderDocument(<Page planted={planted} />);
    expect(ownScripts).toEqual(OURS);
  });

  test('do not include one with the nonce of an earlier rendering', () => {
    let earlier: string | undefined;
    const NonceReader = () => {
      earlier = useScriptNonce();
      return null;
    };
    renderDocument(<NonceReader />);
    expect(earlier).toMatch(/^[\w-]{22}$/);
    const planted = `<script nonce="${earlier}">planted()</script>`;
    const { html, ownScripts } = renderDocument(<Page planted={planted} />);
    expect(textOf(html)).toContain('planted()');
    expect(ownScripts).toEqual(OURS);
  });
});

function Page({ planted = '' }: { planted?: string }) {
  return (
    <html lang="en">
      <head />
      <body>
        <InlineScript script={OURS[0]} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the injection that the policy has to stop. */}
        <div dangerouslySetInnerHTML={{ __html: planted }} />
        <InlineScript script={OURS[1]} />
      </body>
    </html>
  );
}
