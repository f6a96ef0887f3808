import { describe, expect, test } from 'vitest';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import { fetchPageTitle, titleIn } from './page-title.ts';

const titleAt = async (...page: Parameters<typeof fetchPageTitle>) => {
  const fetched = await fetchPageTitle(...page);
  return fetched.outcome === 'found' ? fetched.title : fetched.outcome;
};

/** A host that answers every request with this page. */
const pageHost = (html: string | Buffer, type = 'text/html; charset=utf-8') =>
  outsideHost((_, response) => response.writeHead(200, { 'Content-Type': type }).end(html));

describe('the title in HTML', () => {
  test.each([
    ['<title>Whitepaper</title>', 'Whitepaper'],
    ['<TITLE lang="en">\n  Two\n  lines </TITLE >', 'Two lines'],
    ['<title>Fish &amp; chips &lt;b&gt;</title>', 'Fish & chips <b>'],
    ['<title></title><script>alert(1)</script>', null],
    ['<title>One</title><title>Two</title>', 'One'],
    ['<title>never closed', null],
    ['<title> \u200b\u202e </title>', null],
    ['<title>up\u202eside</title>', 'upside'],
    ['<meta property="og:title" content="Shared &quot;so&quot;">', 'Shared "so"'],
    ["<title></title><meta content='Shared' property='og:title'>", 'Shared'],
    ['no markup at all', null],
    ['', null],
  ])('%j is %j', (html, title) => expect(titleIn(html)).toBe(title));

  test('is cut at the longest title of a source', () => {
    const title = titleIn(`<title>${'😀'.repeat(400)}</title>`) ?? '';
    expect(title.length).toBeLessThanOrEqual(300);
    expect(title.isWellFormed()).toBe(true);
    expect(title).toMatch(/…$/);
  });

  test.each([
    '<title>',
    '<title><title',
    '<title x',
    '<meta property="og:title"',
    '<meta content="" property="og:title" ',
    '</title',
  ])('of half a megabyte of %j is parsed within a second', async (part) => {
    const html = part.repeat(512_000 / part.length);
    expect(await cpuMs(() => titleIn(html))).toBeLessThan(1000);
  });
});

describe('the title of an external page', () => {
  test('is decoded by the encoding that the header or the page declares', async () => {
    const arabic = Buffer.from('<title>\xc8\xed\xca\xdf\xe6\xed\xe4</title>', 'latin1');
    const byHeader = await pageHost(arabic, 'text/html; charset=windows-1256');
    expect(await titleAt(byHeader.url, LOOPBACK)).toBe('بيتكوين');
    const withMeta = Buffer.concat([Buffer.from('<meta charset="windows-1256">'), arabic]);
    const byMeta = await pageHost(withMeta, 'text/html');
    expect(await titleAt(byMeta.url, LOOPBACK)).toBe('بيتكوين');
    const unknown = await pageHost('<title>Plain</title>', 'text/html; charset=no-such');
    expect(await titleAt(unknown.url, LOOPBACK)).toBe('Plain');
  });

  test.each([
    ['a document', 'application/pdf'],
    ['a picture', 'image/svg+xml'],
    ['a page of unknown type', ''],
  ])('is not read from %s', async (_, type) => {
    const host = await pageHost('<title>Not a page</title>', type);
    expect(await titleAt(host.url, LOOPBACK)).toBe('none');
  });

  test.each([404, 500, 204])('is not read from an answer with status %i', async (status) => {
    const host = await outsideHost((_, response) =>
      response.writeHead(status, { 'Content-Type': 'text/html' }).end(),
    );
    expect(await titleAt(host.url, LOOPBACK)).toBe('none');
  });

  test('is read from the first half megabyte of an endless page', async () => {
    const host = await outsideHost((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.write('<title>Endless</title>');
      const part = Buffer.alloc(100_000, 'x');
      const send = () => {
        while (!response.destroyed && response.write(part));
      };
      response.on('drain', send);
      send();
    });
    expect(await titleAt(host.url, LOOPBACK)).toBe('Endless');
  });

  test('is not awaited past the timeout', async () => {
    const host = await outsideHost((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).write('<title>Slow');
    });
    expect(await titleAt(host.url, { ...LOOPBACK, timeoutMs: 200 })).toBe('none');
  });

  test('is not requested from an address that is not public', async () => {
    const host = await pageHost('<title>Secret</title>');
    expect(await titleAt(`http://127.0.0.1:${host.port}/`)).toBe('forbidden');
    expect(host.connections).toBe(0);
  });
});
