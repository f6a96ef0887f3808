import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ar as AR } from '#app/i18n/text.ar.ts';
import { en as EN } from '#app/i18n/text.en.ts';
import { addRecorded, addUnrecorded } from '#domain/listing/change/save.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { CURRENT_METHOD, methodOf } from '#domain/method/method.ts';
import { ASSETS } from '#domain/method/version-2-assets.ts';
import { addPositions } from '#domain/position/positions.ts';
import { eventually, open, openBrowser, overflowing } from '#tests/browser/browser.ts';
import { type Surroundings, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { withoutScripts } from '#tests/requests/shown.ts';
import type { Site } from '#tests/rig/site.ts';
import { newListing } from '#tests/samples/listings.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';
import { COINS_MARKETS } from '#tests/samples/market-site.ts';
import {
  currentGrounds,
  EVIDENCE,
  newGrounds,
  newPosition,
  newRuling,
  PASS,
} from '#tests/samples/rulings.ts';

const browser = openBrowser({ surround: marketOfOne, prepare: addRuled });

async function marketOfOne(): Promise<Surroundings> {
  const fake = await startFakeUpstream();
  const ruled = newMarketCoin({ id: 'ruled', symbol: 'RLD', name: 'Ruled' });
  fake.responses.set(COINS_MARKETS, { body: marketResponse([ruled]) });
  return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' } };
}

const POSITION = {
  who: { en: 'The Council', ar: 'المجلس' },
  stance: 'haram' as const,
  quote: 'We hold it to be forbidden.',
  language: 'en' as const,
  url: 'https://council.example/fatwa',
  title: 'Fatwa 12',
  saidOn: '2021-05-10',
};

async function addRuled({ db }: Site): Promise<void> {
  const concern = {
    finding: 'concern' as const,
    note: { en: 'Nobody says how much there is.', ar: 'لا أحد يقول كم يوجد منها.' },
    evidence: [
      { ...EVIDENCE, quote: 'Supply is at our discretion.' },
      { ...EVIDENCE, quote: 'Nikt nie wie, ile ich jest.', language: 'pl' as const },
    ],
  };
  const grounds = newGrounds({
    reviewDue: '2026-01-01',
    departure: { en: 'Its use outweighs it.', ar: 'نفعها أرجح.' },
    criteria: { riba: PASS, gharar: concern },
    positions: [POSITION],
  });
  const ruled = newListing({
    id: 'ruled',
    name: 'Ruled',
    symbol: 'RLD',
    // The first listing of every list.
    createdAt: new Date(),
    updatedAt: new Date(),
    grounds,
    rulings: { margin: newRuling({ verdict: 'haram' }) },
    texts: { ar: { name: 'محكومة' } },
  });
  await addPositions(db, [
    newPosition({
      id: 'names-departed',
      body: { en: 'A fatwa house', ar: 'دار إفتاء' },
      covers: [{ type: 'listing', kind: 'coin', id: 'departed' }],
    }),
    newPosition({ id: 'on-all' }),
  ]);
  await addRecorded(db, ruled, { what: 'added', by: 'one@example.com' });
  await addUnrecorded(db, [
    newListing({ id: 'summary', name: 'Summary Alone' }),
    newListing({
      id: 'clear',
      name: 'Clear',
      grounds: newGrounds({ criteria: { riba: PASS, gharar: PASS } }),
    }),
    newListing({
      id: 'backed',
      name: 'Backed',
      grounds: newGrounds({
        method: '2',
        firmness: undefined,
        judgedOn: '2026-05-01',
        asset: { kind: 'currency-backed', why: { en: 'Dollars.', ar: 'دولارات.' } },
      }),
    }),
    ...['departed', 'unlinked'].map((id) =>
      newListing({
        id,
        name: id,
        category: 'haram',
        grounds: currentGrounds({
          departure: { en: 'A council forbids it.', ar: 'منعته هيئة.' },
          departurePosition: id === 'departed' ? 'names-departed' : 'on-all',
          secondEditor: 'Amina',
        }),
      }),
    ),
    newListing({ id: 'nobody', name: 'Nobody', category: null }),
    newListing({
      id: 'machine',
      name: 'Machine',
      doubts: { ar: { reason: 'machine' } },
      texts: { en: { reason: 'By a person.' }, ar: { reason: 'كتبته آلة.' } },
    }),
  ]);
}

test('a source that no longer responds stays, with the day since when', async () => {
  await browser.site.db.execute(sql`insert into link_checks
    (kind, listing_id, url, host, asked_at, checked_at, outcome, finding, failures, failing_since) values
    ('coin', 'ruled', ${EVIDENCE.url}, 'paper.example', now(), '2026-11-20', 'dead', '410', 3, '2026-11-15'),
    ('coin', 'ruled', ${POSITION.url}, 'council.example', now(), '2026-11-19', 'dead', 'refused', 3, '2026-11-15')`);
  // The query bypasses the page cache.
  const page = await (await fetch(`${browser.site.url}/en/coin/ruled?source=1`)).text();
  expect(page).toContain(`href="${EVIDENCE.url}"`);
  expect(page).toContain('The page was not available on 20 November 2026.');
  expect(page).toContain('The site did not respond on 19 November 2026.');
  const arabic = await (await fetch(`${browser.site.url}/coin/ruled?source=1`)).text();
  expect(arabic).toContain('لم يستجب الموقع في 19 نوفمبر 2026.');
  await browser.site.db.execute(sql`truncate link_checks`);
});

test('a departure names its linked position and second editor, and lacks a position that names something else', async () => {
  const shown = async (path: string) => {
    const page = await noScript(path);
    return page.getByText('A council forbids it.').first();
  };
  const complete = await shown('/en/coin/departed');
  const link = complete.getByRole('link', { name: 'A fatwa house' });
  expect(await link.getAttribute('href')).toBe('/en/positions/a-fatwa-house#names-departed');
  expect(await complete.innerText()).toContain(`${EN.ruling.secondEditor}: Amina`);
  expect(await complete.innerText()).not.toContain('lacks');
  const lacking = await shown('/en/coin/unlinked');
  expect(await lacking.innerText()).toContain('The departure lacks a linked position.');
});

test('the page of a body shows our verdict on what its position covers', async () => {
  const page = await noScript('/en/positions/a-fatwa-house');
  const position = page.locator('#names-departed');
  expect(await position.innerText()).toMatch(
    new RegExp(`${EN.positions.ourVerdict}\\s+${EN.verdict.haram}`),
  );
});

async function noScript(path: string) {
  const language = path.startsWith('/en') ? 'en' : 'ar';
  const page = await browser.newPage({ language, javaScript: false });
  await page.goto(path);
  return page;
}

describe.each([
  ['/en', EN],
  ['', AR],
] as const)('from a verdict to the sentences it rests on (%s)', (prefix, text) => {
  test('the evidence is two clicks from a list, without JavaScript', async () => {
    const page = await noScript(`${prefix}/cryptocurrencies?q=ruled`);
    await page.locator(`main a[href="${prefix}/coin/ruled"]`).first().click();
    const criterion = page.locator('details', { hasText: prefix ? 'Gharar' : 'الغرر' }).first();
    const sentence = criterion.getByText('Supply is at our discretion.');
    expect(await sentence.isVisible()).toBe(false);
    await criterion.locator('summary').click();
    expect(await sentence.isVisible()).toBe(true);
    const [ofMethod, link] = [0, 1].map((place) => criterion.getByRole('link').nth(place));
    expect(await ofMethod?.getAttribute('href')).toBe(
      `${prefix}/methodology#criterion-coin-gharar`,
    );
    expect(await link?.getAttribute('href')).toBe(EVIDENCE.url);
    expect(await link?.getAttribute('rel')).toContain('nofollow');
    expect(await criterion.locator('blockquote[lang=pl]').count()).toBe(1);
    const quoteNote = text.ruling.quoteIn(prefix ? 'Polish' : 'البولندية');
    expect(await criterion.innerText()).toContain(quoteNote);
  });

  test('a ruling shows its certainty, that its review is overdue, and why it departs from the method', async () => {
    const page = await noScript(`${prefix}/coin/ruled`);
    const section = page.locator('section[aria-labelledby=evidence]');
    await section.getByText(text.ruling.overdue).waitFor();
    await section.getByText(text.ruling.departs(text.verdict.questionable)).waitFor();
    await section.getByText(prefix ? 'Its use outweighs it.' : 'نفعها أرجح.').waitFor();
    await page.locator('section[aria-labelledby=scholars]').getByText(POSITION.quote).waitFor();
    const product = page.locator('section[aria-labelledby=margin]');
    const shown = product.getByText(text.verdict.haram, { exact: true }).filter({ visible: true });
    expect(await shown.count()).toBe(1);

    // The method explains each criterion and its findings.
    await page.getByRole('link', { name: text.ruling.howWeJudge }).click();
    await page.getByRole('heading', { level: 1, name: text.methodology.title }).waitFor();
    for (const kind of KINDS) {
      const criteria = Object.keys(CURRENT_METHOD.criteria[kind]);
      expect(await page.locator(`#criteria-${kind} [id^=criterion-]`).count()).toBe(
        criteria.length,
      );
    }
    const kindsOfAsset = page.locator('details', {
      has: page.getByRole('heading', { name: text.methodology.assetsTitle }),
    });
    await kindsOfAsset.locator('summary').click();
    const { receipt } = ASSETS.coin;
    const meaning = prefix ? receipt.meaning.en : receipt.meaning.ar;
    await kindsOfAsset.getByText(meaning, { exact: true }).waitFor();
  });

  test('a ruling with only a summary has a notice, and an unreviewed listing shows no evidence', async () => {
    const shownAt = async (path: string) =>
      withoutScripts(await (await fetch(browser.site.url + prefix + path)).text());
    expect(await shownAt('/coin/summary')).toContain(text.ruling.noGrounds);
    const unreviewed = await shownAt('/coin/nobody');
    expect(unreviewed).toContain(text.verdict.nobodyRuled);
    expect(unreviewed).not.toContain('aria-labelledby="evidence"');
  });
});

// A second click opens the criterion.
describe('every shown verdict is one click away from its evidence:', () => {
  test.each([
    ['the home page', '/en'],
    ['its comparison', '/en?tab=comparison'],
    ['a list', '/en/cryptocurrencies'],
    ['a search', '/en/search?q=ruled'],
    ['the markets', '/en/markets'],
    ['a comparison', '/en/compare?ids=ruled,summary'],
    ['the ledger', '/en/changes'],
    ['a check', '/en/check?q=RLD'],
    ['a badge', '/embed/coin/ruled?lang=en'],
    ['a badge as a picture', '/embed/coin/ruled.svg?lang=en'],
    ['the feed of listings', '/en/feed.atom'],
    ['the feed of changes', '/en/changes.atom'],
  ])('%s', async (_, path) => {
    const shown = await (await fetch(browser.site.url + path)).text();
    expect(shown).toMatch(/(href="|Evidence: )[^"\s]*\/en\/coin\/ruled["<\n]/);
  });

  test('from a product’s own verdict, which leads to all its changes', async () => {
    const shown = await (await fetch(`${browser.site.url}/en/coin/ruled`)).text();
    const opened = shown.match(/<details[\s\S]*?<\/details>/g)?.join();
    expect(opened).toContain('Supply is at our discretion.');
    expect(shown).toContain('href="/en/changes?of=coin:ruled"');
    expect(shown).toContain('id="margin"');
  });

  test('an API client gets them in one response', async () => {
    const answer = await fetch(`${browser.site.url}/api/coins/ruled/rulings`);
    expect(await answer.text()).toContain('Supply is at our discretion.');
  });
});

test('a machine-translated Arabic reason is not published, and the English one is shown instead', async () => {
  const page = await noScript('/coin/machine');
  await page.getByText('By a person.').waitFor();
  await page.getByText(AR.listing.reasonNote.unread).waitFor();
  expect(await page.content()).not.toContain('كتبته آلة');
});

describe('a comparison', () => {
  test('announces names that no listing has', async () => {
    const page = await browser.newPage();
    await open(page, '/en/compare');
    const announced = page.locator('main [role=status]');
    await announced.evaluate((element) => element.setAttribute('data-kept', ''));
    await page.getByLabel(EN.compare.field(1)).fill('qqqqqqq');
    await page.getByRole('button', { name: EN.compare.compare }).click();
    await eventually(() => announced.textContent()).toBe(EN.compare.notFound('qqqqqqq'));
    expect(await announced.getAttribute('data-kept')).toBe('');
  });

  test('of typed names has them as title and an address to share, and highlights no equal verdicts', async () => {
    const page = await noScript('/en/compare');
    await page.getByLabel(EN.compare.field(1)).fill('Ruled');
    await page.getByLabel(EN.compare.field(2)).fill('summary alone');
    await page.getByRole('button', { name: EN.compare.compare }).click();
    await page.waitForURL('**/en/compare?ids=ruled,summary');
    expect(await page.locator('h1').innerText()).toBe('Ruled and Summary Alone');
    const verdicts = page.getByRole('row', { name: new RegExp(`^${EN.listing.status}`) }).first();
    expect(await verdicts.textContent()).not.toContain(EN.compare.differs);
  });

  test('highlights findings that differ, also where another of the listings has none', async () => {
    const gharar = async (ids: string) => {
      const page = await noScript(`/en/compare?ids=${ids}`);
      return page
        .getByRole('row', { name: /^Gharar/ })
        .first()
        .textContent();
    };
    expect(await gharar('ruled,clear')).toContain(EN.compare.differs);
    expect(await gharar('ruled,clear,summary')).toContain(EN.compare.differs);
    expect(await gharar('ruled,summary')).not.toContain(EN.compare.differs);
  });

  test('shows only the rows that differ after a link, with their notes, and opens others, without JavaScript', async () => {
    const page = await noScript('/en/compare?ids=ruled,clear');
    await page.getByRole('row', { name: /^Riba/ }).first().waitFor();
    await page.locator('a[href$="&only=diff"]').click();
    await page.waitForURL('**/en/compare?ids=ruled,clear&only=diff');
    expect(await page.getByRole('row', { name: /^Riba/ }).count()).toBe(0);
    const row = page.getByRole('row', { name: /^Gharar/ }).first();
    expect(await row.getByText('Nobody says how much there is.').isVisible()).toBe(true);
    await page.getByRole('link', { name: /^All \d/ }).click();
    await page.waitForURL('**/en/compare?ids=ruled,clear');
    const same = page.getByRole('row', { name: /^Riba/ }).first();
    const note = same.locator('details > p').first();
    expect(await note.isVisible()).toBe(false);
    await same.locator('summary').first().click();
    expect(await note.isVisible()).toBe(true);
  });

  test.each(['ruled,clear', 'clear,backed'])(
    'of %s counts its differences alike in the button, the text and the marks',
    async (ids) => {
      const page = await noScript(`/en/compare?ids=${ids}`);
      const only = page.locator('a[href$="&only=diff"]');
      const { differs, askedMark, onlyDifferent } = EN.compare;
      const marked = (mark: string) =>
        page.locator('tr[id^="spot-"] .comparison-sign', { hasText: mark });
      const counts = [await marked(differs).count(), await marked(askedMark(2)).count()] as const;
      const named = page.locator('main li > a[href^="#spot-"]');
      const all = counts[0] + counts[1];
      expect(all).toBeGreaterThan(0);
      expect(await only.textContent()).toBe(onlyDifferent(...counts, 2));
      expect(await named.count()).toBe(all);
      await only.click();
      await page.waitForURL('**&only=diff');
      expect(await page.locator('tr[id^="spot-"]').count()).toBe(all);
      expect(await named.count()).toBe(all);
    },
  );

  test('leads from a finding to its sources, also where its whole note is shown', async () => {
    const page = await noScript('/en/compare?ids=ruled,clear');
    const row = page.getByRole('row', { name: /^Gharar/ }).first();
    await row.locator('summary', { hasText: 'Nobody says how much there is.' }).click();
    await row
      .getByRole('link', { name: /source/ })
      .first()
      .click();
    await page.waitForURL('**/en/coin/ruled#criterion-gharar');
  });

  test('tells what is not asked of a kind of asset from what is not known', async () => {
    const page = await noScript('/en/compare?ids=clear,backed');
    const cells = async (criterion: RegExp) =>
      page.getByRole('row', { name: criterion }).first().locator('td').allTextContents();
    const unknown = methodOf('2').findings.unknown?.name.en;
    expect(await cells(/^Nature and utility/)).toEqual([expect.any(String), EN.compare.notAsked]);
    expect(await cells(/^Purpose/)).toEqual([expect.any(String), unknown]);
  });

  test('names in one line the scopes without any ruling', async () => {
    const page = await noScript('/en/compare?ids=ruled,summary');
    await page.getByRole('rowheader', { name: 'Margin' }).waitFor();
    expect(await page.getByRole('rowheader', { name: 'Futures' }).count()).toBe(0);
    const line = EN.compare.noneRuled('', 2);
    await page.getByText(line.slice(0, line.indexOf(':'))).waitFor();
  });

  test('of two fits a phone, and one of three scrolls under the names', async () => {
    const page = await browser.newPage({ width: 360 });
    await page.goto('/en/compare?ids=ruled,clear');
    expect(await overflowing(page)).toEqual([]);
    await page.goto('/en/compare?ids=ruled,clear,summary');
    const frame = page.locator('.comparison');
    await frame.evaluate((box) => box.scrollTo(box.scrollWidth, box.scrollHeight));
    const { y: top } = (await frame.boundingBox()) ?? { y: Number.NaN };
    const { x, y } = (await frame.getByRole('link', { name: /Summary/ }).boundingBox()) ?? {};
    expect(y).toBeLessThan(top + 30);
    expect(x).toBeLessThan(360);
    // The label of a row has not scrolled away with the first column.
    const label = frame.getByText(/^Riba/).last();
    expect((await label.boundingBox())?.x).toBeGreaterThan(0);
  });

  test('reports an unknown name and keeps the input', async () => {
    const page = await noScript('/en/compare?of=Ruled&of=no-such-thing-at-all');
    await page.getByText(EN.compare.notFound('no-such-thing-at-all')).waitFor();
    expect(await page.getByLabel(EN.compare.field(1)).inputValue()).toBe('Ruled');
  });

  test.each([
    '?ids=ruled',
    '?ids=ruled,ruled',
    '?ids=no-such',
    '?ids=,,,',
    '?ids=%00',
    '?kind=x&ids=a,b,c,d,e',
  ])('with the query %s is answered with a page', async (search) => {
    const answer = await fetch(`${browser.site.url}/en/compare${search}`);
    expect(answer.status).toBe(200);
  });
});
