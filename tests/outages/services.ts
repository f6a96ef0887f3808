import type { Outbound } from '#cli/server/services.ts';
import {
  apiResponse,
  type FakeUpstream,
  type Fault as Faults,
  feedResponse,
  startFakeUpstream,
} from '#tests/fakes/fake-upstream.ts';
import { type MailFault, startFaultyMailServer } from '#tests/fakes/faulty-mail-server.ts';
import { LOOPBACK, PNG } from '#tests/fakes/loopback.ts';
import { startMailServer } from '#tests/fakes/mail-server.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';

/** The outside services that the site requests over HTTP, with the paths it requests. */
const PATHS = {
  markets: ['/coins/markets'],
  'news API': ['/news/'],
  feeds: ['/en', '/ar'],
  translation: ['/translate'],
  'fallback translation': ['/translate_a/single'],
  'image host': ['/upload'],
  'proxied images': ['/picture.png'],
} as const;

type HttpService = keyof typeof PATHS;
export type Service = HttpService | 'mail';

/** The ways in which a service fails. */
export const FAULTS = [
  ...(['refused', 'reset', '500', '429', 'html', 'garbage', 'empty', 'wrong shape'] as const),
  ...(['hang', 'drip'] as const),
] satisfies Faults[];
export type Fault = (typeof FAULTS)[number];

/** The mail server's fault that resembles each of these. */
const MAIL_FAULTS: Record<Fault, MailFault> = {
  refused: 'refuses connections',
  reset: 'hangs up at once',
  '500': 'refuses its service (554)',
  '429': 'has no time (421)',
  html: 'speaks another language',
  garbage: 'speaks another language',
  empty: 'ends without a greeting',
  'wrong shape': 'answers with unknown codes',
  hang: 'says nothing',
  drip: 'sends a byte at a time',
};

/** Texts of the healthy services. */
export const WORDS = {
  api: 'Told by the news API',
  feed: 'خبر من خلاصة',
  service: 'ترجمة الخدمة',
  fallback: 'ترجمة البديل',
};

/** Fakes of all outside services, each on its own loopback port. */
export interface Services {
  fakes: Record<HttpService, FakeUpstream>;
  /** Settings with their addresses. */
  environment: Record<string, string>;
  outside: Outbound;
  /** The address of a picture that the site proxies. */
  picture: string;
  stop(): Promise<void>;
}

/** Starts all services; the `failing` ones fail with this fault. */
export async function startServices(
  failing: Service[] = [],
  fault: Fault = '500',
): Promise<Services> {
  const names = Object.keys(PATHS) as HttpService[];
  const started = names.map(async (name) => [name, await startFakeUpstream()] as const);
  const fakes = Object.fromEntries(await Promise.all(started)) as Services['fakes'];
  answerHealthily(fakes);
  const addressOf = (name: HttpService) => fakes[name].url + PATHS[name][0];
  const picture = new URL(addressOf('proxied images'));
  const environment = {
    MARKET_URL: fakes.markets.url,
    NEWS_URL: addressOf('news API'),
    NEWS_KEY: 'key-of-the-news',
    NEWS_FEEDS: PATHS.feeds.map((path) => `${path.slice(1)}=${fakes.feeds.url}${path}`).join(),
    TRANSLATE_URL: addressOf('translation'),
    TRANSLATE_FALLBACK_URL: addressOf('fallback translation'),
    IMAGE_UPLOAD_URL: addressOf('image host'),
  };
  for (const name of names.filter((each) => failing.includes(each))) {
    if (fault === 'refused') await fakes[name].refuse();
    else for (const path of PATHS[name]) fakes[name].responses.set(path, { fault });
  }
  const mail = await (failing.includes('mail')
    ? startFaultyMailServer(MAIL_FAULTS[fault])
    : startMailServer());
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

function answerHealthily(fakes: Services['fakes']): void {
  const coins = [
    newMarketCoin({ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', price: 43_567.89 }),
  ];
  fakes.markets.responses.set('/coins/markets', { body: marketResponse(coins) });
  fakes['news API'].responses.set('/news/', { body: apiResponse(WORDS.api) });
  for (const path of PATHS.feeds)
    fakes.feeds.responses.set(path, { body: feedResponse(WORDS.feed) });
  fakes.translation.responses.set('/translate', {
    body: JSON.stringify({ translatedText: WORDS.service }),
  });
  fakes['fallback translation'].responses.set('/translate_a/single', {
    body: JSON.stringify([[[WORDS.fallback, 'as it was']]]),
  });
  fakes['image host'].responses.set('/upload', {
    body: JSON.stringify({ secure_url: 'https://images.example/picture.webp' }),
  });
  fakes['proxied images'].responses.set('/picture.png', { body: PNG });
}
