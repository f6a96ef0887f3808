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

const SECRET = 'a secret of the outages';
const { markets, news } = LANGUAGES.en.text;
const PAGES = ['/', '/en', '/en/markets', '/en/news', '/news', '/coin/bitcoin', '/en/exchange'];
const FAILED_MAIL = 'Failed to send OTP. Please try again.';
const FAILED_TRANSLATION = 'Could not translate the following fields: reason.';

/** What visitors and editors get, by what it is made with. */
interface Sight {
  markets: string;
  news: string;
  arabicNews: string;
  translation: string;
  upload: string;
  mail: string;
  picture: string;
}

const WELL: Sight = {
  markets: 'figures',
  news: 'api',
  arabicNews: 'feeds',
  translation: WORDS.service,
  upload: 'kept',
  mail: 'sent',
  picture: 'shown',
};

/** What fails with what, and how the site then looks; all else has to be as ever. */
export const OUTAGES: { failing: Service[]; seen: Partial<Sight> }[] = [
  { failing: ['markets'], seen: { markets: 'the words for it' } },
  { failing: ['news API'], seen: { news: 'feeds' } },
  { failing: ['feeds'], seen: { arabicNews: 'none' } },
  { failing: ['news API', 'feeds'], seen: { news: 'samples', arabicNews: 'samples' } },
  { failing: ['translation'], seen: { translation: WORDS.fallback } },
  { failing: ['its fallback'], seen: {} },
  { failing: ['translation', 'its fallback'], seen: { translation: 'the words for it' } },
  { failing: ['image host'], seen: { upload: 'the words for it' } },
  { failing: ['mail'], seen: { mail: 'the words for it' } },
  { failing: ['proxied images'], seen: { picture: 'none' } },
];

type Outage = (typeof OUTAGES)[number] & { fault: Fault };

/** Plays each, some at once, on databases of their own; what was wrong, by what had failed. A cold page has so long. */
export async function playAll(
  outages: Outage[],
  { atOnce, coldSeconds }: { atOnce: number; coldSeconds: number },
  newDatabase: () => Promise<Connection & { url: string }>,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const waiting = [...outages];
  const play = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const database = await newDatabase();
      const dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-outage-'));
      const complaints = await complaintsAmid(next, coldSeconds, database, dataDir);
      found.set(`${next.failing.join(' and ')}: ${next.fault}`, complaints);
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, play));
  return found;
}

// A site starts cold, with nothing kept.
async function complaintsAmid(
  { failing, seen, fault }: Outage,
  coldSeconds: number,
  database: Pick<BuiltSite, 'db' | 'url'>,
  dataDir: string,
): Promise<string[]> {
  const services = await startServices(failing, fault);
  const environment = { PORT: '0', DATA_DIR: dataDir, SECRET, ...services.environment };
  const log = pino({ level: 'silent' });
  const site = await openBuiltSite(readSettings(environment), database, services.outside, log);
  try {
    // Before anything has been asked for: the first visitors find nothing kept.
    const pages = await Promise.all(
      PAGES.map((path) => complaintsOf(site.url + path, coldSeconds)),
    );
    const found = await lookAround(site, services);
    const expected = { ...WELL, ...seen };
    const others = isDeepStrictEqual(found, expected) ? [] : [JSON.stringify(found)];
    return [...pages.flat(), ...others];
  } finally {
    await site.close();
    await services.stop();
  }
}

async function complaintsOf(url: string, seconds: number): Promise<string[]> {
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

async function lookAround(site: BuiltSite, services: Services): Promise<Sight> {
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
  const [marketPage, newsPage, told, translated, uploaded, mailed, picture] = await Promise.all([
    fetch(`${site.url}/en/markets`).then((answer) => answer.text()),
    fetch(`${site.url}/en/news`).then((answer) => answer.text()),
    fetch(`${site.url}/api/news`).then((answer) => answer.json()),
    post('/admin/translate', form({ reason: 'It is of use.' })).then((answer) => answer.json()),
    post('/admin/images', form({ file: new Blob([PNG as BlobPart]) })),
    post('/api/otp/send', JSON.stringify({ email }), `tabayyan-pending=${pending}`),
    fetch(site.url + signedImageAddress(SECRET, 'coin', services.picture)),
  ]);
  const arabic = told.items.find(({ language }: { language: string }) => language === 'ar');
  const samplesAreTold = newsPage.includes(news.failed) === (told.source === 'samples');
  return {
    markets: oneOf(marketPage, { figures: '43,567.89', 'the words for it': markets.none }),
    news: samplesAreTold ? told.source : 'samples that are not called so',
    arabicNews: oneOf(arabic?.title ?? 'nothing', {
      feeds: WORDS.feed,
      samples: 'نموذج',
      none: 'nothing',
    }),
    translation: translated.error?.startsWith(FAILED_TRANSLATION)
      ? 'the words for it'
      : translated.fields.reason.text,
    upload: oneOf(`${uploaded.status} ${await uploaded.text()}`, {
      kept: '200 {"secure_url":"https://images.example/picture.webp"',
      'the words for it': '502 {"error":"Upload failed: the image host',
    }),
    mail: oneOf(`${mailed.status} ${await mailed.text()}`, {
      sent: '200 {"success":true',
      'the words for it': `502 {"success":false,"error":"${FAILED_MAIL}"`,
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

/** The one name whose mark the text holds, else the text itself, to be told. */
function oneOf(text: string, marks: Record<string, string | RegExp>): string {
  const found = Object.entries(marks).filter(([, mark]) =>
    typeof mark === 'string' ? text.includes(mark) : mark.test(text),
  );
  const [[name] = []] = found;
  return found.length === 1 && name !== undefined ? name : text.slice(0, 200);
}
