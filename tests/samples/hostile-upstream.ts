import { setTimeout as sleep } from 'node:timers/promises';
import { type FakeUpstream, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { type FieldText, PAYLOADS } from './hostile-markup.ts';
import { marketResponse, newMarketCoin } from './market-coins.ts';

const HOUR = 3_600_000;
const TIMEOUT_MS = 30_000;

/** A fake of every outside service, with these texts in its answers, and the settings with its address. */
export async function startHostileUpstream(
  textFor: FieldText,
): Promise<{ fake: FakeUpstream; environment: Record<string, string> }> {
  const fake = await startFakeUpstream();
  const numbers = [...PAYLOADS.keys()];
  // A listed coin is shown with its listing's name.
  const ids = [...numbers.map((number) => `market-${number}`), 'listed'];
  const coins = ids.map((id, place) => ({ id, rank: place + 1, number: place % numbers.length }));
  const named = coins.map(({ number, ...coin }) =>
    newMarketCoin({
      ...coin,
      name: textFor('market.name', number),
      symbol: textFor('market.symbol', number),
      image: `https://pictures.example/${number}`,
    }),
  );
  fake.responses.set('/coins/markets', { body: marketResponse(named) });
  fake.responses.set('/news/', { body: news(textFor, numbers) });
  fake.responses.set('/feed.xml', { body: feed(textFor, numbers) });
  fake.responses.set('/translate', {
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

/** Waits until the site at `url` shows the answers of all services. */
export async function waitForAnswers(url: string): Promise<void> {
  const labels = { '/en/news': '[news.', '/news': '[feed.', '/markets': '[market.' };
  for (const [path, label] of Object.entries(labels)) {
    const untilMs = performance.now() + TIMEOUT_MS;
    // A query of its own: the page cache would return the first page again.
    for (let turn = 0; !(await textAt(`${url}${path}?turn=${turn}`)).includes(label); turn += 1) {
      if (performance.now() > untilMs)
        throw new Error(`${path} does not show the service's answer`);
      await sleep(50);
    }
  }
}

async function textAt(address: string): Promise<string> {
  return (await fetch(address)).text();
}

function news(textFor: FieldText, numbers: number[]): string {
  const rows = numbers.map((number) => ({
    id: textFor('id', number),
    title: textFor('news.title', number),
    body: textFor('news.body', number),
    url: `https://news.example/${number}?${textFor('link', number)}`.replaceAll(/[\s\\]/g, ''),
    source: 'example',
    source_info: { name: textFor('news.source', number), img: `javascript:${number}` },
    imageurl: 'data:image/svg+xml,<svg onload="window.hacked=1"/>',
    categories: `${textFor('news.category', number)}|BTC`,
    tags: textFor('news.tag', number),
    published_on: (Date.now() - (number + 1) * HOUR) / 1000,
  }));
  const links = ['javascript:window.hacked=1', 'data:text/html,<script>window.hacked=1</script>'];
  const scripts = links.map((url) => ({ ...rows[0], id: url, url }));
  return JSON.stringify({ Type: 100, Data: [...scripts, ...rows] });
}

// Arabic words before the payload, so that the feed counts as Arabic.
function feed(textFor: FieldText, numbers: number[]): string {
  const safe = (field: string, number: number) =>
    textFor(field, number).replaceAll(']]>', ']]]]><![CDATA[>');
  const items = numbers.map(
    (number) => `<item><title><![CDATA[خبر عن عملة جديدة ${safe('feed.title', number)}]]></title>
      <link>https://feed.example/${number}</link>
      <description><![CDATA[نص عربي ${safe('feed.text', number)}]]></description>
      <category><![CDATA[${safe('feed.category', number)}]]></category>
      <pubDate>${new Date(Date.now() - (number + 1) * HOUR).toUTCString()}</pubDate></item>`,
  );
  return `<rss version="2.0"><channel><title>Feed</title>${items.join('')}</channel></rss>`;
}
