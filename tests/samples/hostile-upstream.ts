import { setTimeout as sleepMs } from 'node:timers/promises';
import { type FakeUpstream, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { type Mark, PAYLOADS } from './hostile-markup.ts';
import { marketAnswer, newMarketCoin } from './market-coins.ts';

const HOUR = 3_600_000;
const PATIENCE_MS = 30_000;

/** Every outside service, with a payload in each text it answers; and the settings that lead to it. */
export async function startHostileUpstream(
  mark: Mark,
): Promise<{ fake: FakeUpstream; environment: Record<string, string> }> {
  const fake = await startFakeUpstream();
  const numbers = [...PAYLOADS.keys()];
  // A coin that is listed has the name it has there.
  const ids = [...numbers.map((number) => `market-${number}`), 'listed'];
  const coins = ids.map((id, place) => ({ id, rank: place + 1, number: place % numbers.length }));
  const named = coins.map(({ number, ...coin }) =>
    newMarketCoin({
      ...coin,
      name: mark('market.name', number),
      symbol: mark('market.symbol', number),
      image: `https://pictures.example/${number}`,
    }),
  );
  fake.answers.set('/coins/markets', { body: marketAnswer(named) });
  fake.answers.set('/news/', { body: news(mark, numbers) });
  fake.answers.set('/feed.xml', { body: feed(mark, numbers) });
  fake.answers.set('/translate', {
    reply: ({ body }) => {
      const { q } = JSON.parse(body.toString()) as { q: string };
      return { body: JSON.stringify({ translatedText: q.replaceAll(/(^|\n)(?=.)/g, '$1ع ') }) };
    },
  });
  return {
    fake,
    environment: {
      MARKET_URL: fake.url,
      NEWS_URL: `${fake.url}/news/`,
      NEWS_KEY: 'key',
      NEWS_FEEDS: `ar=${fake.url}/feed.xml`,
      TRANSLATE_URL: `${fake.url}/translate`,
      TRANSLATE_FALLBACK_URL: `${fake.url}/nothing`,
    },
  };
}

/** Waits until the site at `url` has heard from all of them; until then it shows others in their place. */
export async function waitForAnswers(url: string): Promise<void> {
  const signs = { '/en/news': '[news.', '/news': '[feed.', '/markets': '[market.' };
  for (const [path, sign] of Object.entries(signs)) {
    const untilMs = performance.now() + PATIENCE_MS;
    // A query no link of ours has: what is kept would be shown again.
    for (let turn = 0; !(await textAt(`${url}${path}?turn=${turn}`)).includes(sign); turn += 1) {
      if (performance.now() > untilMs) throw new Error(`${path} does not show what was answered`);
      await sleepMs(50);
    }
  }
}

async function textAt(address: string): Promise<string> {
  return (await fetch(address)).text();
}

function news(mark: Mark, numbers: number[]): string {
  const rows = numbers.map((number) => ({
    id: mark('id', number),
    title: mark('news.title', number),
    body: mark('news.body', number),
    url: `https://news.example/${number}?${mark('link', number)}`.replaceAll(/[\s\\]/g, ''),
    source: 'example',
    source_info: { name: mark('news.source', number), img: `javascript:${number}` },
    imageurl: 'data:image/svg+xml,<svg onload="window.hacked=1"/>',
    categories: `${mark('news.category', number)}|BTC`,
    tags: mark('news.tag', number),
    published_on: (Date.now() - (number + 1) * HOUR) / 1000,
  }));
  const links = ['javascript:window.hacked=1', 'data:text/html,<script>window.hacked=1</script>'];
  const scripts = links.map((url) => ({ ...rows[0], id: url, url }));
  return JSON.stringify({ Type: 100, Data: [...scripts, ...rows] });
}

// Arabic letters in front, so that it stays Arabic.
function feed(mark: Mark, numbers: number[]): string {
  const safe = (field: string, number: number) =>
    mark(field, number).replaceAll(']]>', ']]]]><![CDATA[>');
  const items = numbers.map(
    (number) => `<item><title><![CDATA[خبر عن عملة جديدة ${safe('feed.title', number)}]]></title>
      <link>https://feed.example/${number}</link>
      <description><![CDATA[نص عربي ${safe('feed.text', number)}]]></description>
      <category><![CDATA[${safe('feed.category', number)}]]></category>
      <pubDate>${new Date(Date.now() - (number + 1) * HOUR).toUTCString()}</pubDate></item>`,
  );
  return `<rss version="2.0"><channel><title>Feed</title>${items.join('')}</channel></rss>`;
}
