import { describe, expect, test } from 'vitest';
import { UpstreamError } from '#domain/upstream/request.ts';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import { fetchFeed } from './feeds.ts';
import { readFeed } from './read-feed.ts';
import { readSourceInThread } from './read-in-thread.ts';

const item = (content: string) => `<item>
  <title>Title</title><link>https://news.example/1</link>
  <pubDate>Thu, 01 Jan 2026 03:00:00 +0300</pubDate>${content}</item>`;

const rss = (items: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel><title>News Example: all about coins</title><link>https://news.example</link>
  <image><url>https://news.example/logo.png</url></image>${items}</channel></rss>`;

describe('an RSS feed', () => {
  test('gives its articles', () => {
    const xml = rss(`<item>
      <title><![CDATA[Bitcoin &#8217;rises&#8217; <b>again</b>]]></title>
      <link>https://news.example/1?utm_source=rss</link>
      <guid isPermaLink="false">urn:1</guid>
      <pubDate>Thu, 01 Jan 2026 03:00:00 +0300</pubDate>
      <description>&lt;p&gt;Text &amp;amp; more&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;</description>
      <category>DeFi</category><category><![CDATA[Regulation]]></category>
      <media:content url="https://news.example/1.jpg" medium="image"/></item>`);
    expect(readFeed(xml, 'en', 'news.example')).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        title: 'Bitcoin ’rises’ again',
        body: 'Text & more',
        source: 'News Example',
        sourceImage: 'https://news.example/logo.png',
        url: 'https://news.example/1?utm_source=rss',
        image: 'https://news.example/1.jpg',
        publishedAt: '2026-01-01T00:00:00.000Z',
        language: 'en',
        categories: ['bitcoin', 'defi', 'regulation'],
      },
    ]);
  });

  test.each([
    ['<media:content url="https://i.example/m.jpg" type="image/jpeg"/>', 'https://i.example/m.jpg'],
    ['<media:content url="https://i.example/film.mp4" medium="video"/>', null],
    ['<media:thumbnail url="https://i.example/t.jpg"/>', 'https://i.example/t.jpg'],
    [
      '<media:group><media:content url="https://i.example/g.jpg" medium="image"/></media:group>',
      'https://i.example/g.jpg',
    ],
    [
      '<enclosure url="https://i.example/e.png" type="image/png" length="1"/>',
      'https://i.example/e.png',
    ],
    ['<enclosure url="https://i.example/e.mp3" type="audio/mpeg" length="1"/>', null],
    [
      '<content:encoded><![CDATA[<p>x</p><img width="1" src="https://i.example/pixel.gif"><img class="a" src="/in.jpg?a=1&amp;b=2" alt="">]]></content:encoded>',
      'https://news.example/in.jpg?a=1&b=2',
    ],
    [
      "<description>&lt;img src='https://i.example/d.jpg'&gt;text</description>",
      'https://i.example/d.jpg',
    ],
    ['<description>&lt;img src="data:image/gif;base64,R0"&gt;</description>', null],
    ['<media:content url="javascript:alert(1)" medium="image"/>', null],
    ['', null],
  ])('finds the picture of %s', (content, picture) => {
    expect(readFeed(rss(item(content)), 'en', 'news.example')[0]?.image).toBe(picture);
  });

  test('uses a permanent id as the link if there is none', () => {
    const xml = rss(
      '<item><title>Title</title><guid>https://news.example/g</guid><pubDate>2026-01-01T00:00:00Z</pubDate></item>',
    );
    expect(readFeed(xml, 'en', 'x')[0]?.url).toBe('https://news.example/g');
  });

  test('omits items without a safe link, title or date', () => {
    const xml = rss(
      `<item><title>a</title><link>javascript:alert(1)</link><pubDate>2026-01-01T00:00:00Z</pubDate></item>
       <item><link>https://news.example/2</link><pubDate>2026-01-01T00:00:00Z</pubDate></item>
       <item><title>c</title><link>https://news.example/3</link></item>${item('')}`,
    );
    expect(readFeed(xml, 'en', 'x').map(({ title }) => title)).toEqual(['Title']);
  });
});

test('an Atom feed gives its articles', () => {
  const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">أخبار &amp;amp; المزيد</title>
    <logo>https://news.example/logo.png</logo><entry><id>urn:1</id>
    <title type="html">البيتكوين &lt;b&gt;يرتفع&lt;/b&gt;</title>
    <link rel="self" href="https://news.example/self"/><link rel="alternate" href="https://news.example/1"/>
    <link rel="enclosure" type="image/jpeg" href="https://news.example/1.jpg"/>
    <published>2026-01-01T00:00:00Z</published><updated>2026-02-01T00:00:00Z</updated>
    <content type="html">&lt;p&gt;نص الخبر&lt;/p&gt;</content><category term="nft"/></entry></feed>`;
  expect(readFeed(xml, 'ar', 'news.example')).toMatchObject([
    {
      title: 'البيتكوين يرتفع',
      body: 'نص الخبر',
      source: 'أخبار & المزيد',
      url: 'https://news.example/1',
      image: 'https://news.example/1.jpg',
      publishedAt: '2026-01-01T00:00:00.000Z',
      language: 'ar',
      categories: ['bitcoin', 'nft'],
    },
  ]);
});

test('an RDF feed gives its articles', () => {
  const xml = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Old News</title></channel>
    <item><title>Title</title><link>https://news.example/1</link><dc:date>2026-01-01T00:00:00Z</dc:date></item></rdf:RDF>`;
  expect(readFeed(xml, 'en', 'x')).toMatchObject([{ title: 'Title', source: 'Old News' }]);
});

test.each([
  ['nothing', ''],
  ['a web page', '<!doctype html><html><body><h1>Sorry</h1></body></html>'],
  ['JSON', '{"items":[]}'],
  [
    'a JSON feed',
    '{"version":"https://jsonfeed.org/version/1.1","title":"x","items":[{"id":"1"}]}',
  ],
  ['an unfinished feed', '<rss version="2.0"><channel><item><title>unfini'],
  ['bytes', '\u0000\u0001\uFFFD'],
])('%s is not a feed', (_, text) => {
  expect(() => readFeed(text, 'en', 'x')).toThrow(UpstreamError);
});

test('recursive entities are not expanded', () => {
  const entities = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
    .map((name, place, all) => `<!ENTITY ${name} "${`&${all[place - 1] ?? 'lol'};`.repeat(10)}">`)
    .join('');
  const xml = rss(item('<description>&i;</description>')).replace(
    '<rss',
    `<!DOCTYPE rss [${entities}]><rss`,
  );
  expect(readFeed(xml, 'en', 'x')[0]?.body.length ?? 0).toBeLessThan(1000);
});

describe('the encoding a feed declares', () => {
  const ask = (bytes: Uint8Array<ArrayBuffer>) =>
    fetchFeed(
      async () => new Response(bytes),
      { language: 'ar', url: 'https://news.example/feed' },
      new AbortController().signal,
    );
  // «بيت» in windows-1256.
  const windows1256 = Buffer.from([0xc8, 0xed, 0xca]);

  test('is used', async () => {
    const [start = '', end = ''] = rss(item(''))
      .replace('UTF-8', 'windows-1256')
      .replace('<title>Title', '<title>@')
      .split('@');
    const bytes = Buffer.concat([Buffer.from(start), windows1256, Buffer.from(end)]);
    expect(await ask(Uint8Array.from(bytes))).toMatchObject([{ title: 'بيت', language: 'ar' }]);
  });

  test('is replaced by UTF-8 if it does not exist', async () => {
    const xml = rss(item('')).replace('UTF-8', 'no-such').replace('>Title', '>بيت');
    expect(await ask(new TextEncoder().encode(xml))).toMatchObject([{ title: 'بيت' }]);
  });
});

describe('a feed that keeps the parser busy', () => {
  const names = Array.from({ length: 7_000 }, (_, place) => `<t${place}/>`).join('');
  const text = rss(item(names));
  const hostile = { format: 'feed', text, language: 'en', source: 'x' } as const;
  const never = new AbortController().signal;

  test('does not block other work', async () => {
    let pulses = 0;
    const pulse = setInterval(() => {
      pulses += 1;
    }, 5);
    const feed = { language: 'en', url: 'https://news.example/feed' } as const;
    expect(await fetchFeed(async () => new Response(text), feed, never)).toHaveLength(1);
    clearInterval(pulse);
    expect(pulses).toBeGreaterThan(10);
  });

  test('is cancelled at its time limit, or by its signal', async () => {
    const late = new UpstreamError('the response takes too long to read');
    await expect(readSourceInThread(hostile, never, 20)).rejects.toEqual(late);
    await expect(readSourceInThread(hostile, AbortSignal.timeout(20))).rejects.toEqual(late);
    await expect(readSourceInThread(hostile, AbortSignal.abort())).rejects.toEqual(late);
  });
});

test('a feed of more than fifty items is read up to the fiftieth', () => {
  const items = Array.from({ length: 60 }, (_, place) =>
    item('').replace('>Title', `>No ${place}`),
  );
  const found = readFeed(rss(items.join('')), 'en', 'x');
  expect(found.map(({ title }) => title)).toEqual(items.slice(0, 50).map((_, n) => `No ${n}`));
});

test('a million spaces in the name of a feed are read within a second', async () => {
  const xml = rss(item('')).replace('News Example: ', `News${' '.repeat(1_000_000)}`);
  const read = () =>
    expect(readFeed(xml, 'en', 'x')).toMatchObject([{ source: expect.stringMatching(/^News/) }]);
  expect(await cpuMs(read)).toBeLessThan(1000);
});

test('the error of a feed is passed on from the thread', async () => {
  const read = readSourceInThread(
    { format: 'feed', text: 'no feed', language: 'en', source: 'x' },
    AbortSignal.timeout(9000),
  );
  await expect(read).rejects.toEqual(new UpstreamError('the response is not a feed'));
});
