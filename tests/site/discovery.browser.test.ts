import Validator from '@adobe/structured-data-validator';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { eventually, openBrowser } from '#tests/browser/browser.ts';
import { screens } from '#tests/browser/screens.ts';
import { newListing } from '#tests/samples/listings.ts';

// Metadata for search engines, previews of shared links, and phones.

const browser = openBrowser();
// The home page has two tabs with one title.
const EVERY_PAGE = [...screens('ar'), ...screens('en')].flatMap(({ path, isIndexed }) =>
  isIndexed && !path.includes('?') ? [path] : [],
);

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const pages = new Map<string, { html: string; things: Thing[] }>();
const answers = new Map<string, Promise<Response>>();

beforeAll(async () => {
  await addUnrecorded(browser.site.db, [newListing({ id: 'unruled', category: null, rating: 5 })]);
  for (const path of [...EVERY_PAGE, '/en/coin/unruled']) {
    const answer = await fetch(browser.site.url + path);
    expect(answer.status, path).toBe(200);
    const html = await answer.text();
    pages.set(path, { html, things: thingsIn(html) });
  }
});

function pageAt(path: string) {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} was not read`);
  return page;
}

/** Pages share pictures and links: each is fetched once. */
async function answerAt(address: string): Promise<Response> {
  const answer = answers.get(address) ?? fetch(address);
  answers.set(address, answer);
  return (await answer).clone();
}

/** Contents of the meta tags of a page, by name or property. */
function tagsOf(path: string): Record<string, string> {
  const tags = pageAt(path).html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

function thingsIn(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json]) => JSON.parse(json ?? ''));
}

test('every page has a title and a description of its own', () => {
  const titles = EVERY_PAGE.map((path) => /<title>([^<]+)<\/title>/.exec(pageAt(path).html)?.[1]);
  const descriptions = EVERY_PAGE.map((path) => tagsOf(path).description);
  for (const texts of [titles, descriptions]) {
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(EVERY_PAGE.length);
  }
});

describe.each(EVERY_PAGE)('the structured data of %s', (path) => {
  test('pass the validator', async () => {
    const { things } = pageAt(path);
    expect(things.length).toBeGreaterThan(0);
    const jsonld = Object.groupBy(things, (thing) => thing['@type']) as Record<string, Thing[]>;
    const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });

  test('link to existing pages', async () => {
    const site = browser.site.url;
    const addresses = [
      ...JSON.stringify(pageAt(path).things).matchAll(/"(?:item|url|image|logo)":"([^"]+)"/g),
    ].flatMap(([, address = '']) => (address.startsWith(site) ? [address] : []));
    expect(addresses.length).toBeGreaterThan(0);
    // A list has twenty of one form.
    for (const address of addresses.slice(0, 6)) {
      expect((await answerAt(address)).status, address).toBe(200);
    }
  });
});

describe('structured data includes', () => {
  const types = (path: string) => pageAt(path).things.map((thing) => thing['@type']);

  test('the organization and the site’s search on the home page', async () => {
    expect(types('/')).toEqual(['Organization', 'WebSite']);
    const [, site] = pageAt('/en').things;
    const { target } = { ...site }.potentialAction as { target: { urlTemplate: string } };
    const found = await fetch(target.urlTemplate.replace('{search_term_string}', 'bitcoin'));
    expect(await found.text()).toContain('href="/en/coin/bitcoin"');
  });

  test('breadcrumbs, and the listings of a list', () => {
    expect(types('/exchange')).toEqual(['BreadcrumbList', 'ItemList']);
    const [, list] = pageAt('/en/cryptocurrencies').things;
    expect(list?.itemListElement).toHaveLength(20);
  });

  test('the ruling with its author, about the coin, and no rating', () => {
    const [, ruling] = pageAt('/coin/bitcoin').things;
    expect(ruling).toMatchObject({
      '@type': 'Article',
      inLanguage: 'ar',
      headline: 'بيتكوين: حلال',
      author: { '@type': 'Organization', name: 'تبيَّن' },
      about: { name: 'بيتكوين' },
    });
    expect(pageAt('/coin/bitcoin').html).not.toMatch(/ratingValue|reviewRating/i);
  });

  test('no ruling of an unreviewed listing', () => {
    expect(types('/en/coin/unruled')).toEqual(['BreadcrumbList']);
  });
});

test.each(EVERY_PAGE)('%s has a preview picture for those who share it', async (path) => {
  const tags = tagsOf(path);
  expect(tags['og:locale']).toBe(path.startsWith('/en') ? 'en_GB' : 'ar_EG');
  expect(tags['twitter:card']).toBe('summary_large_image');
  expect(tags['og:image:alt']).toBeTruthy();
  const address = (tags['og:image'] ?? '').replaceAll('&amp;', '&');
  // While many are drawn, a picture is refused with a time to try again.
  await eventually(async () => (await answerAt(address)).status).toBe(200);
  // The English cards are drawn by the same code: domain/image/share-card.test.ts asserts their size.
  if (path.startsWith('/en')) return;
  const { width, height } = await sharp(await (await answerAt(address)).arrayBuffer()).metadata();
  expect([`${width}`, `${height}`]).toEqual([tags['og:image:width'], tags['og:image:height']]);
});

test('robots.txt names the sitemap and excludes the admin', async () => {
  const robots = await (await fetch(`${browser.site.url}/robots.txt`)).text();
  expect(robots).toContain('\nDisallow: /admin\n');
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const xml = await (await fetch(sitemap)).text();
  for (const path of EVERY_PAGE) expect(xml).toContain(`<loc>${browser.site.url}${path}</loc>`);
});

test.each(['/coin/bitcoin', '/en/news'])('a feed reader finds the feed from %s', async (path) => {
  const language = path.startsWith('/en') ? 'en' : 'ar';
  const links = pageAt(path).html.matchAll(
    /<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)"/g,
  );
  const found = [...links].map(([, type, href]) => [type, href]);
  expect(found.map(([type]) => type)).toEqual(['application/atom+xml']);
  for (const [type, href] of found) {
    const answer = await fetch(browser.site.url + href);
    expect(answer.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
    const feed = await answer.text();
    expect(feed).toContain(`xml:lang="${language}"`);
    expect(feed).toContain('<entry>');
  }
});

describe('a phone', () => {
  test.each(['ar', 'en'] as const)('can install the site (%s)', async (language) => {
    const page = await browser.newPage({ language });
    await page.goto(language === 'ar' ? '/' : '/en');
    const client = await page.context().newCDPSession(page);
    const { url, errors, data } = await client.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe(
      language === 'ar' ? '/site.webmanifest' : '/en/site.webmanifest',
    );
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '');
    expect(manifest).toMatchObject({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
    expect((await fetch(browser.site.url + manifest.start_url)).status).toBe(200);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await fetch(browser.site.url + src);
      expect(icon.headers.get('Content-Type')?.split(';')[0]).toBe(type);
      const { width, height } = await sharp(await icon.arrayBuffer()).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('has its browser frame in the theme’s colour', async () => {
    const page = await browser.newPage({ theme: 'light' });
    await page.goto('/en');
    const colours = () =>
      page.evaluate(() => [
        document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(await colours()).toEqual(['#faf8f3', 'rgb(250, 248, 243)']);
    await page.locator('[data-theme-toggle]:visible').first().click();
    await expect.poll(colours).toEqual(['#0f141b', 'rgb(15, 20, 27)']);
  });
});
