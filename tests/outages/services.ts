import type { Outbound } from '#cli/server/services.ts';
import {
  apiAnswer,
  type FakeUpstream,
  type Fault as Faults,
  feedAnswer,
  startFakeUpstream,
} from '#tests/fakes/fake-upstream.ts';
import { LOOPBACK, PNG } from '#tests/fakes/loopback.ts';
import { startMailServer } from '#tests/fakes/mail-server.ts';
import { marketAnswer, newMarketCoin } from '#tests/samples/market-coins.ts';
import { startBadMailServer } from './bad-mail-server.ts';

/** What the site asks outside over HTTP, and at which paths. */
const PATHS = {
  markets: ['/coins/markets'],
  'news API': ['/news/'],
  feeds: ['/en', '/ar'],
  translation: ['/translate'],
  'its fallback': ['/translate_a/single'],
  'image host': ['/upload'],
  'proxied images': ['/picture.png'],
} as const;

type HttpService = keyof typeof PATHS;
export type Service = HttpService | 'mail';

/** How one may fail. */
export const FAULTS = [
  ...(['refused', 'reset', '500', '429', 'html', 'garbage', 'empty', 'wrong shape'] as const),
  ...(['hang', 'drip'] as const),
] satisfies Faults[];
export type Fault = (typeof FAULTS)[number];

/** What the services say when they are well. */
export const WORDS = {
  api: 'Told by the news API',
  feed: 'خبر من خلاصة',
  service: 'ترجمة الخدمة',
  fallback: 'ترجمة البديل',
};

/** Everything around a site, each service by itself on the loopback. */
export interface Services {
  fakes: Record<HttpService, FakeUpstream>;
  /** Settings that lead to them. */
  environment: Record<string, string>;
  outside: Outbound;
  /** The address of a picture to be shown. */
  picture: string;
  stop(): Promise<void>;
}

/** Services that are all well but for those that are `failing`. */
export async function startServices(
  failing: Service[] = [],
  fault: Fault = '500',
): Promise<Services> {
  const names = Object.keys(PATHS) as HttpService[];
  const started = names.map(async (name) => [name, await startFakeUpstream()] as const);
  const fakes = Object.fromEntries(await Promise.all(started)) as Services['fakes'];
  answerWell(fakes);
  const addressOf = (name: HttpService) => fakes[name].url + PATHS[name][0];
  const picture = new URL(addressOf('proxied images'));
  const environment = {
    MARKET_URL: fakes.markets.url,
    NEWS_URL: addressOf('news API'),
    NEWS_KEY: 'key-of-the-news',
    NEWS_FEEDS: PATHS.feeds.map((path) => `${path.slice(1)}=${fakes.feeds.url}${path}`).join(),
    TRANSLATE_URL: addressOf('translation'),
    TRANSLATE_FALLBACK_URL: addressOf('its fallback'),
    IMAGE_UPLOAD_URL: addressOf('image host'),
  };
  for (const name of names.filter((each) => failing.includes(each))) {
    if (fault === 'refused') await fakes[name].refuse();
    else for (const path of PATHS[name]) fakes[name].answers.set(path, { fault });
  }
  const mail = await (failing.includes('mail') ? startBadMailServer(fault) : startMailServer());
  return {
    fakes,
    environment: { ...environment, SMTP_URL: mail.url },
    outside: { fetch, connect: LOOPBACK },
    picture: `http://pictures.test:${picture.port}${picture.pathname}`,
    async stop() {
      await Promise.all([mail.stop(), ...Object.values(fakes).map((fake) => fake.refuse())]);
    },
  };
}

function answerWell(fakes: Services['fakes']): void {
  const coins = [
    newMarketCoin({ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', price: 43_567.89 }),
  ];
  fakes.markets.answers.set('/coins/markets', { body: marketAnswer(coins) });
  fakes['news API'].answers.set('/news/', { body: apiAnswer(WORDS.api) });
  for (const path of PATHS.feeds) fakes.feeds.answers.set(path, { body: feedAnswer(WORDS.feed) });
  fakes.translation.answers.set('/translate', {
    body: JSON.stringify({ translatedText: WORDS.service }),
  });
  fakes['its fallback'].answers.set('/translate_a/single', {
    body: JSON.stringify([[[WORDS.fallback, 'as it was']]]),
  });
  fakes['image host'].answers.set('/upload', {
    body: JSON.stringify({ secure_url: 'https://images.example/picture.webp' }),
  });
  fakes['proxied images'].answers.set('/picture.png', { body: PNG });
}
