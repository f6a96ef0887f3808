import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '#domain/image/public-address.ts';
import { LOOPBACK, pictureHost } from '#tests/fakes/picture-host.ts';
import { fetchPageTitle, titleIn } from './page-title.ts';

const titleAt = async (...asked: Parameters<typeof fetchPageTitle>) => {
  const answer = await fetchPageTitle(...asked);
  return answer.outcome === 'found' ? answer.title : answer.outcome;
};

/** A host whose every answer is this page. */
const pageHost = (html: string | Buffer, type = 'text/html; charset=utf-8') =>
  pictureHost((_, response) => response.writeHead(200, { 'Content-Type': type }).end(html));

describe('the title in a page', () => {
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

  test('is cut where it is longer than a source’s may be', () => {
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
  ])('half a megabyte of %j is read at once', (part) => {
    const html = part.repeat(512_000 / part.length);
    const start = performance.now();
    titleIn(html);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('the title of a page elsewhere', () => {
  test('is read by the encoding it is written in, wherever that is said', async () => {
    const arabic = Buffer.from('<title>\xc8\xed\xca\xdf\xe6\xed\xe4</title>', 'latin1');
    const said = await pageHost(arabic, 'text/html; charset=windows-1256');
    expect(await titleAt(said.url, LOOPBACK)).toBe('بيتكوين');
    const within = Buffer.concat([Buffer.from('<meta charset="windows-1256">'), arabic]);
    const own = await pageHost(within, 'text/html');
    expect(await titleAt(own.url, LOOPBACK)).toBe('بيتكوين');
    const none = await pageHost('<title>Plain</title>', 'text/html; charset=no-such');
    expect(await titleAt(none.url, LOOPBACK)).toBe('Plain');
  });

  test('is looked for behind redirects, and asked for without anything of ours', async () => {
    const host = await pictureHost((request, response) => {
      if (request.url === '/') return response.writeHead(302, { Location: '/there' }).end();
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>There</title>');
    });
    expect(await titleAt(host.url, LOOPBACK)).toBe('There');
    expect(Object.keys(host.requests[1]?.headers ?? {}).sort()).toEqual(
      ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'].sort(),
    );
  });

  test.each([
    ['a document', 'application/pdf'],
    ['a picture', 'image/svg+xml'],
    ['nobody knows what', ''],
  ])('%s has none', async (_, type) => {
    const host = await pageHost('<title>Not a page</title>', type);
    expect(await titleAt(host.url, LOOPBACK)).toBe('none');
  });

  test.each([404, 500, 204])('a page that answers %i has none', async (status) => {
    const host = await pictureHost((_, response) =>
      response.writeHead(status, { 'Content-Type': 'text/html' }).end(),
    );
    expect(await titleAt(host.url, LOOPBACK)).toBe('none');
  });

  test('of what never ends the first half megabyte is read', async () => {
    const cut = Promise.withResolvers<void>();
    const host = await pictureHost((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.write('<title>Endless</title>');
      const part = Buffer.alloc(100_000, 'x');
      const send = () => {
        while (!response.destroyed && response.write(part));
      };
      response.on('drain', send).on('close', cut.resolve);
      send();
    });
    expect(await titleAt(host.url, LOOPBACK)).toBe('Endless');
    await cut.promise;
  });

  test('is not waited for', async () => {
    const host = await pictureHost((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).write('<title>Slow');
    });
    const asked = titleAt(host.url, { ...LOOPBACK, timeoutMilliseconds: 200 });
    expect(await asked).toBe('none');
  });

  test('redirecting without end is given up', async () => {
    const host = await pictureHost((_, response) =>
      response.writeHead(301, { Location: '/' }).end(),
    );
    expect(await titleAt(host.url, LOOPBACK)).toBe('none');
    expect(host.requests).toHaveLength(5);
  });
});

describe('an inner address is not asked', () => {
  test.each(['127.0.0.1', '2130706433', 'localhost', '[::ffff:127.0.0.1]'])(
    'http://%s',
    async (name) => {
      const host = await pageHost('<title>Secret</title>');
      const asked = titleAt(`http://${name}:${host.port}/`);
      expect(await asked).toBe('forbidden');
      expect(host.connections).toBe(0);
    },
  );

  test('nor an address of this machine that is public', async () => {
    const host = await pageHost('<title>Secret</title>');
    const connect = { ...LOOPBACK, ownAddresses: () => ['192.0.2.1', '127.0.0.1'] };
    expect(await titleAt(host.url, connect)).toBe('forbidden');
    expect(host.connections).toBe(0);
  });

  test('nor where a page redirects to it', async () => {
    const inner = await pageHost('<title>Secret</title>');
    const host = await pictureHost((_, response) =>
      response.writeHead(302, { Location: `http://127.0.0.1:${inner.port}/` }).end(),
    );
    // Only the way in is open; what follows is under the real rule.
    let isFirst = true;
    const isAllowed = (address: string) => {
      const allowed = isFirst || isPublicAddress(address);
      isFirst = false;
      return allowed;
    };
    const asked = titleAt(host.url, { ...LOOPBACK, isAllowed });
    expect(await asked).toBe('forbidden');
    expect(inner.connections).toBe(0);
  });

  test.each(['http://pictures.test:25/', 'https://pictures.test:22/', 'http://127.0.0.1:1023/'])(
    'nor %s, where no web is',
    async (url) => {
      expect(await titleAt(url, LOOPBACK)).toBe('forbidden');
    },
  );

  test.each(['file:///etc/passwd', 'javascript:alert(1)', 'http://name:word@pictures.test/'])(
    '%s is none at all',
    async (url) => {
      expect(await titleAt(url, LOOPBACK)).toBe('forbidden');
    },
  );
});
