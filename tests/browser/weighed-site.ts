import sharp from 'sharp';
import { type Surroundings, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';
import { COINS_MARKETS } from '#tests/samples/market-site.ts';

const ARTICLES = 12;
const COINS = 45;

/** Markets and news with as many pictures as possible. */
export async function fullOfPictures(): Promise<Surroundings> {
  const fake = await startFakeUpstream();
  const pictures = `http://pictures.test:${new URL(fake.url).port}`;
  fake.responses.set('/photograph.jpg', { body: await photograph() });
  fake.responses.set('/coin.png', { body: await coinPicture() });
  const coins = Array.from({ length: COINS }, (_, place) =>
    newMarketCoin({ image: `${pictures}/coin.png?${place}` }),
  );
  fake.responses.set(COINS_MARKETS, { body: marketResponse(coins) });
  fake.responses.set('/feed.xml', { body: feed(`${pictures}/photograph.jpg`) });
  const environment = { MARKET_URL: fake.url, NEWS_FEEDS: `en=${fake.url}/feed.xml` };
  return { fake, environment, connect: LOOPBACK };
}

/** A photograph without much detail: 4 kB at 300 × 180 (7 kB as WebP). */
async function photograph(): Promise<Uint8Array> {
  const noise = sharp({
    create: {
      width: 100,
      height: 60,
      channels: 3,
      background: '#555',
      noise: { type: 'gaussian', mean: 128, sigma: 15 },
    },
  });
  return sharp(await noise.png().toBuffer())
    .resize(720, 432)
    .jpeg()
    .toBuffer();
}

/** A disc with a shade and a drawing, as coins have them. */
function coinPicture(): Promise<Uint8Array> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 250"><defs><radialGradient id="a">
    <stop stop-color="#ffd66b"/><stop offset="1" stop-color="#b3541e"/></radialGradient></defs>
    <circle cx="125" cy="125" r="124" fill="url(#a)"/><path fill="none" stroke="#fff" stroke-width="18"
    d="M80 60h60c60 0 60 60 0 62H80zm0 62h70c70 0 60 70-10 70H80zM110 30v190M140 30v190"/></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

function feed(picture: string): string {
  const items = Array.from({ length: ARTICLES }, (_, place) => {
    const published = new Date(Date.now() - place * 3_600_000).toUTCString();
    return `<item><title>Bitcoin story ${place}</title><link>https://news.example/${place}</link>
      <description>${'Many words about coins and their chains. '.repeat(6)}</description>
      <enclosure url="${picture}?${place}" type="image/jpeg" length="1"/><pubDate>${published}</pubDate></item>`;
  });
  return `<rss version="2.0"><channel><title>Example</title>${items.join('')}</channel></rss>`;
}
