import { describe, expect, test } from 'vitest';
import { findQuote, fold } from './find-quote.ts';
import { htmlText, pageText } from './page-text.ts';

const textOf = (html: string) => htmlText(html).text.replace(/\s+/g, ' ').trim();

describe('the text of a page', () => {
  test('is what a reader sees, without scripts and what is struck out', () => {
    const html = `<title>T</title><p>One <b>two</b></p><script>three</script><style>b{}</style>
      <p>four<!-- five --> <del>six</del> <s>seven</s> e<em>ig</em>ht</p><template>nine</template>`;
    expect(textOf(html)).toBe('One two four eight');
    expect(htmlText(html).title).toBe('T');
  });

  test('leaves out the marks of footnotes, and keeps exponents', () => {
    expect(textOf('<p>coins<sup><a>[3]</a></sup> are, 10<sup>9</sup></p>')).toBe('coins are, 109');
  });

  test('says whether the page ends and asks for a password', () => {
    expect(htmlText('<html><body>x')).toMatchObject({ hasEnd: false, asksPassword: false });
    expect(htmlText('<body><input type="password"></body>')).toMatchObject({
      hasEnd: true,
      asksPassword: true,
    });
  });

  test('is found in a page of deep nesting', () => {
    expect(textOf(`${'<div>'.repeat(20_000)}deep`)).toBe('deep');
  });

  test('of Markdown has no addresses of links', async () => {
    const bytes = new TextEncoder().encode('The [issuer](https://x.example/a_b) *keeps* it');
    const page = await pageText(bytes, 'text/plain; charset=utf-8');
    expect(findQuote('The issuer keeps it', fold(page?.text ?? '')).state).toBe('seen');
    const asWritten = 'The [issuer](https://x.example/a_b) *keeps* it';
    expect(findQuote(asWritten, fold(page?.text ?? '')).state).toBe('seen');
  });

  test('has the text of the links that a quote of Markdown names', () => {
    const quote = 'The [issuer](/about#issuer) keeps it, see [the terms](terms.md).';
    const stateOn = (html: string) => findQuote(quote, fold(htmlText(html).text)).state;
    expect(stateOn('<p>The <a href="/about">issuer</a> keeps it, see <a>the terms</a>.</p>')).toBe(
      'seen',
    );
    expect(stateOn(`<pre>${quote}</pre>`)).toBe('seen');
    expect(stateOn('<p>The <a href="/about">bank</a> keeps it, see <a>the terms</a>.</p>')).toBe(
      'changed',
    );
  });

  test('of a picture is none', async () => {
    expect(await pageText(new Uint8Array([1]), 'image/png')).toBeNull();
  });
});
