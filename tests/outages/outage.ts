import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pino } from 'pino';
import { LANGUAGES } from '#app/i18n/languages.ts';
import type { Connection } from '#db/client.ts';
import { openChallenge } from '#domain/admin/challenge.ts';
import { signedImageAddress } from '#domain/image/signed-address.ts';
import { readSettings } from '#settings.ts';
import { PNG } from '#tests/fakes/loopback.ts';
import { type BuiltSite, openBuiltSite } from '#tests/rig/built-site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { type Fault, type Service, type Services, startServices, WORDS } from './services.ts';

const SECRET = 'a secret for the outages';
const { markets, news } = LANGUAGES.en.text;
const PAGES = ['/', '/en', '/en/markets', '/en/news', '/news', '/coin/bitcoin', '/en/exchange'];
const FAILED_MAIL = 'Failed to send OTP. Please try again.';
const FAILED_TRANSLATION = 'Could not translate the following fields: reason.';

/** The parts of the site that show each service to visitors and editors. */
interface SiteState {
  markets: string;
  news: string;
  arabicNews: string;
  translation: string;
  upload: string;
  mail: string;
  picture: string;
}

const HEALTHY: SiteState = {
  markets: 'figures',
  news: 'api',
  arabicNews: 'feeds',
  translation: WORDS.service,
  upload: 'stored',
  mail: 'sent',
  picture: 'shown',
};

/** Services that fail together, and what differs then from a healthy site. */
export const OUTAGES: { failing: Service[]; expected: Partial<SiteState> }[] = [
  { failing: ['markets'], expected: { markets: 'failure notice' } },
  { failing: ['news API'], expected: { news: 'feeds' } },
  { failing: ['feeds'], expected: { arabicNews: 'none' } },
  { failing: ['news API', 'feeds'], expected: { news: 'samples', arabicNews: 'samples' } },
  { failing: ['translation'], expected: { translation: WORDS.fallback } },
  { failing: ['fallback translation'], expected: {} },
  { failing: ['translation', 'fallback translation'], expected: { translation: 'failure notice' } },
  { failing: ['image host'], expected: { upload: 'failure notice' } },
  { failing: ['mail'], expected: { mail: 'failure notice' } },
  { failing: ['proxied images'], expected: { picture: 'none' } },
];

type Outage = (typeof OUTAGES)[number] & { fault: Fault };

/** Runs outages, `atOnce` of them concurrently, each on its own database. Returns the problems found, by outage. */
export async function runOutages(
  outages: Outage[],
  { atOnce, coldSeconds }: { atOnce: number; coldSeconds: number },
  newDatabase: () => Promise<Connection & { url: string }>,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const waiting = [...outages];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const database = await newDatabase();
      const dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-outage-'));
      const problems = await problemsDuring(next, coldSeconds, database, dataDir);
      found.set(`${next.failing.join(' and ')}: ${next.fault}`, problems);
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return found;
}

// The site starts without any cached answer.
async function problemsDuring(
  { failing, expected, fault }: Outage,
  coldSeconds: number,
  database: Pick<BuiltSite, 'db' | 'url'>,
  dataDir: string,
): Promise<string[]> {
  const services = await startServices(failing, fault);
  const environment = { PORT: '0', DATA_DIR: dataDir, SECRET, ...services.environment };
  const log = pino({ level: 'silent' });
  const site = await openBuiltSite(readSettings(environment), database, services.outside, log);
  try {
    // First, so that no page is in the cache.
    const pages = await Promise.all(
      PAGES.map((path) => problemsOfPage(site.url + path, coldSeconds)),
    );
    const state = await observe(site, services);
    const isExpected = isDeepStrictEqual(state, { ...HEALTHY, ...expected });
    const others = isExpected ? [] : [JSON.stringify(state)];
    return [...pages.flat(), ...others];
  } finally {
    await site.close();
    await services.stop();
  }
}

async function problemsOfPage(url: string, seconds: number): Promise<string[]> {
  const startMs = performance.now();
  const answer = await fetch(url);
  await answer.text();
  const isInTime = performance.now() - startMs <= seconds * 1_000;
  const { pathname } = new URL(url);
  return [
    ...(answer.status === 200 ? [] : [`${pathname}: ${answer.status}`]),
    ...(isInTime ? [] : [`a page after more than ${seconds} s`]),
  ];
}

async function observe(site: BuiltSite, services: Services): Promise<SiteState> {
  const { cookie, id, email } = await signedInEditor(site);
  const pending = await openChallenge(site.db, { accountId: id, browser: '' });
  const post = (path: string, body: FormData | string, cookies = cookie) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: {
        Cookie: cookies,
        Origin: site.url,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      body,
    });
  const [marketPage, newsPage, newsAnswer, translated, uploaded, mailed, picture] =
    await Promise.all([
      fetch(`${site.url}/en/markets`).then((answer) => answer.text()),
      fetch(`${site.url}/en/news`).then((answer) => answer.text()),
      fetch(`${site.url}/api/news`).then((answer) => answer.json()),
      post('/admin/translate', form({ reason: 'It is of use.' })).then((answer) => answer.json()),
      post('/admin/images', form({ file: new Blob([PNG as BlobPart]) })),
      post('/api/otp/send', JSON.stringify({ email }), `tabayyan-pending=${pending}`),
      fetch(site.url + signedImageAddress(SECRET, 'coin', services.picture)),
    ]);
  const arabic = newsAnswer.items.find(({ language }: { language: string }) => language === 'ar');
  const areSamplesLabelled = newsPage.includes(news.failed) === (newsAnswer.source === 'samples');
  return {
    markets: oneOf(marketPage, { figures: '43,567.89', 'failure notice': markets.none }),
    news: areSamplesLabelled ? newsAnswer.source : 'samples without their label',
    arabicNews: oneOf(arabic?.title ?? 'nothing', {
      feeds: WORDS.feed,
      samples: 'نموذج',
      none: 'nothing',
    }),
    translation: translated.error?.startsWith(FAILED_TRANSLATION)
      ? 'failure notice'
      : translated.fields.reason.text,
    upload: oneOf(`${uploaded.status} ${await uploaded.text()}`, {
      stored: '200 {"secure_url":"https://images.example/picture.webp"',
      'failure notice': '502 {"error":"Upload failed: the image host',
    }),
    mail: oneOf(`${mailed.status} ${await mailed.text()}`, {
      sent: '200 {"success":true',
      'failure notice': `502 {"success":false,"error":"${FAILED_MAIL}"`,
    }),
    picture: oneOf(`${picture.status} ${picture.headers.get('Content-Type')}`, {
      shown: '200 image/webp',
      none: /^(404|502) text\/plain/,
    }),
  };
}

function form(fields: Record<string, string | Blob>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

/** The name of the only pattern that `text` matches, else the beginning of `text`. */
function oneOf(text: string, patterns: Record<string, string | RegExp>): string {
  const found = Object.entries(patterns).filter(([, pattern]) =>
    typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text),
  );
  const [[name] = []] = found;
  return found.length === 1 && name !== undefined ? name : text.slice(0, 200);
}
