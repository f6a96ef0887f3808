import { describe, expect, test } from 'vitest';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import { plainText, shorten } from './plain-text.ts';

describe('plain text', () => {
  test.each([
    [
      '&#8220;Curly&#8221; &amp; straight &quot;quotes&quot;&#8230;',
      '“Curly” & straight "quotes"…',
    ],
    ['It&amp;#8217;s encoded twice', 'It’s encoded twice'],
    ['&lt;p&gt;R&amp;amp;D&lt;/p&gt;', 'R&D'],
    ['<p>One</p><p>two<br/>three</p>', 'One two three'],
    ['<b>Bit</b>coin', 'Bitcoin'],
    ['before <script>alert(1)</script> after', 'before after'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;safe', 'safe'],
    ['never closed <script>alert(1)', 'never closed'],
    ['a <!-- hidden --> b', 'a b'],
    ['<![CDATA[inside]]>', 'inside'],
    ['cut off <img src="https://a.example/', 'cut off'],
    ['ETH < BTC, and 3 > 2', 'ETH < BTC, and 3 > 2'],
    ['price &amp trend &copy=1', 'price &amp trend &copy=1'],
    ['a\u0000b\u0007c\u202Ed\u2066e\u200Ff\u200Bg', 'abcdefg'],
    ['&#8238;gpj.exe', 'gpj.exe'],
    ['half a letter \uD83D.', 'half a letter .'],
    ['  many \n\t spaces \u00A0 here ', 'many spaces here'],
    ['خبر&nbsp;<b>عربي</b> بِحركاتٍ', 'خبر عربي بِحركاتٍ'],
    ['👩\u200D💻 and می\u200Cخواهم', '👩\u200D💻 and می\u200Cخواهم'],
  ])('of %j is %j', (external, text) => {
    expect(plainText(external)).toBe(text);
  });

  test.each(['<a', '<script>', '<!--', '&amp;', '<', '<a b', '&lt;!--'])(
    'of a million times %j is made within half a second',
    async (part) => {
      expect(await cpuMs(() => plainText(part.repeat(1_000_000)))).toBeLessThan(500);
    },
  );
});

describe('an excerpt', () => {
  const words = 'twelve words '.repeat(30).trim();

  test('is the whole text if that is short enough', () => {
    expect(shorten('short', 150)).toBe('short');
    expect(shorten('x'.repeat(150), 150)).toBe('x'.repeat(150));
    expect(shorten('', 150)).toBe('');
  });

  test('is at most 150 letters, cut between words, with an ellipsis', () => {
    const excerpt = shorten(words, 150);
    expect(excerpt.length).toBeLessThanOrEqual(151);
    expect(excerpt).toMatch(/(?:twelve|words)…$/);
    expect(shorten(`${'a'.repeat(149)}. next`, 150)).toBe(`${'a'.repeat(149)}…`);
  });

  test('cuts a word only if it is longer than the excerpt', () => {
    expect(shorten('x'.repeat(200), 150)).toBe(`${'x'.repeat(150)}…`);
  });

  test('never cuts a grapheme', () => {
    expect(shorten('👩\u200D💻'.repeat(200), 150)).toBe(`${'👩\u200D💻'.repeat(150)}…`);
    expect(shorten('بِ'.repeat(200), 150)).toBe(`${'بِ'.repeat(150)}…`);
  });
});
