import { describe, expect, test } from 'vitest';
import { InlineScript } from './inline-script.tsx';
import { renderDocument } from './render-document.server.tsx';
import { useScriptNonce } from './script-nonce.ts';

const OURS = ["console.log('first')", "console.log('second')"] as const;

describe('a page as it is sent', () => {
  test('is the same bytes at each rendering, with no nonce in it', () => {
    const { html } = renderDocument(<Page />);
    expect(html).toBe(
      `<!DOCTYPE html><html lang="en"><head></head><body><script>${OURS[0]}</script>` +
        `<div></div><script>${OURS[1]}</script></body></html>`,
    );
    expect(renderDocument(<Page />).html).toBe(html);
  });

  test('holds what is written into it as it is', () => {
    const planted = '<script nonce="$1$&">planted()</script>';
    expect(renderDocument(<Page planted={planted} />).html).toContain(planted);
  });
});

describe('the scripts of a page', () => {
  test('are those of our own components, in their order', () => {
    expect(renderDocument(<Page />).ownScripts).toEqual(OURS);
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
  ])('do not change with what is written into it: %s', (planted) => {
    const { ownScripts } = renderDocument(<Page planted={planted} />);
    expect(ownScripts).toEqual(OURS);
  });

  test('cannot be added to with the nonce of an earlier rendering', () => {
    let earlier: string | undefined;
    const NonceReader = () => {
      earlier = useScriptNonce();
      return null;
    };
    renderDocument(<NonceReader />);
    expect(earlier).toMatch(/^[\w-]{22}$/);
    const planted = `<script nonce="${earlier}">planted()</script>`;
    const { html, ownScripts } = renderDocument(<Page planted={planted} />);
    expect(html).toContain('planted()');
    expect(ownScripts).toEqual(OURS);
  });
});

function Page({ planted = '' }: { planted?: string }) {
  return (
    <html lang="en">
      <head />
      <body>
        <InlineScript script={OURS[0]} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the mistake that the policy has to make up for. */}
        <div dangerouslySetInnerHTML={{ __html: planted }} />
        <InlineScript script={OURS[1]} />
      </body>
    </html>
  );
}
