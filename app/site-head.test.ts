import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/day.ts';
import { bundleOf, openWindow, type Visit } from '#tests/fakes/fake-window.ts';

const [siteHead, siteHeadOfThree] = await Promise.all([
  bundleOf('site-head.ts'),
  bundleOf('site-head.ts', ['ar', 'en', 'fr']),
]);

const visited = (language: string) => ({ lang: language, hasVisitedBefore: 'true' });

/** The outcome of a visit; `isOver`: after the loading screen has timed out. */
function outcomeOf(visit: Visit, { isOver = false, script = siteHead } = {}) {
  const opened = openWindow(script, visit);
  if (isOver) opened.timers[0]?.run();
  return {
    replaced: opened.replaced,
    isGated: opened.isGated(),
    waitsMs: opened.timers.map(({ delayMs }) => delayMs),
    stored: opened.storedChoices(),
  };
}

const STAYS = { replaced: [], isGated: false, waitsMs: [] };

describe('a first visit, with nothing stored and no prefix', () => {
  const decided = (options: Visit) => outcomeOf(options, { isOver: true });

  test('shows the loading screen and waits 100 ms before it decides', () => {
    const undecided = { replaced: [], isGated: true, waitsMs: [100], stored: {} };
    expect(outcomeOf({ at: '/coin/bitcoin' })).toEqual(undecided);
  });

  test.each(['ar', 'ar-EG', 'AR-sa'])('stays on the page for a browser in %s', (language) => {
    const outcome = { replaced: [], isGated: false, stored: visited('ar') };
    expect(decided({ at: '/coin/bitcoin', language })).toMatchObject(outcome);
  });

  test.each(['en', 'en-GB', 'tr', 'fr-FR', 'arn', 'arz-x', ''])(
    'moves to English for a browser in "%s"',
    (language) => {
      const outcome = { replaced: ['/en/coin/bitcoin'], isGated: true, stored: visited('en') };
      expect(decided({ at: '/coin/bitcoin', language })).toMatchObject(outcome);
    },
  );

  test.each([
    ['/', '/en'],
    ['/?q=btc#top', '/en?q=btc#top'],
    ['/exchange?q=btc&page=2#list', '/en/exchange?q=btc&page=2#list'],
    ['/enough', '/en/enough'],
    ['/adminer', '/en/adminer'],
    ['https://site.example//evil.example', '/en/evil.example'],
  ])('keeps query and hash: %s moves to %s', (at, to) => {
    expect(decided({ at }).replaced).toEqual([to]);
  });

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  ])('of a crawler never sees the loading screen: %s', (userAgent) => {
    expect(outcomeOf({ userAgent })).toMatchObject(STAYS);
  });
});

describe('with a third language', () => {
  const script = siteHeadOfThree;

  test.each([
    ['fr-CA', ['/fr/news?q=a']],
    ['ar-EG', []],
    ['tr', ['/en/news?q=a']],
  ])('a browser in %s is moved to %j', (language, to) => {
    const { replaced } = outcomeOf({ at: '/news?q=a', language }, { isOver: true, script });
    expect(replaced).toEqual(to);
  });

  test('a returning reader of it is moved without waiting, and its paths store it', () => {
    expect(outcomeOf({ at: '/', stored: visited('fr') }, { script }).replaced).toEqual(['/fr']);
    expect(outcomeOf({ at: '/fr/news' }, { script }).stored).toEqual(visited('fr'));
  });
});

describe('a returning visitor', () => {
  test('who stored English is moved to the English path without waiting', () => {
    const moves = { ...STAYS, replaced: ['/en/news?q=a#b'] };
    expect(outcomeOf({ at: '/news?q=a#b', stored: visited('en') })).toMatchObject(moves);
  });

  test.each([
    ['who stored Arabic', visited('ar')],
    ['whose language was never stored', { hasVisitedBefore: 'true' }],
    ['with an unknown language', { lang: 'xx' }],
  ])('%s stays', (_, stored) => {
    expect(outcomeOf({ at: '/news', stored })).toMatchObject(STAYS);
  });
});

describe('a path that names its language', () => {
  test.each([
    ['/en', 'en', []],
    ['/en/', 'en', []],
    ['/en/coin/bitcoin', 'en', []],
    ['/ar', 'ar', ['/']],
    ['/ar/', 'ar', ['/']],
    ['/AR/news?category=nft#top', 'ar', ['/news?category=nft#top']],
    ['/ar//evil.example', 'ar', ['/evil.example']],
  ])('%s stores %s whatever was stored, and becomes %j at once', (at, language, replaced) => {
    for (const stored of [{}, visited('ar'), visited('en')]) {
      const outcome = { ...STAYS, replaced, stored: visited(language) };
      expect(outcomeOf({ at, stored })).toEqual(outcome);
    }
  });

  test('/ar… stays where the language cannot be stored', () => {
    expect(outcomeOf({ at: '/ar/news', storage: 'full' }).replaced).toEqual([]);
  });
});

test.each(['/admin', '/admin/', '/admin/login', '/Admin/dashboard'])(
  'the admin path %s neither moves nor stores a language',
  (at) => {
    for (const stored of [{}, visited('en')]) {
      expect(outcomeOf({ at, stored })).toEqual({ ...STAYS, stored });
    }
  },
);

describe('failing storage never breaks a page', () => {
  test.each(['/', '/news', '/en', '/en/news', '/ar/news'])(
    'if it is refused, the path %s decides the language',
    (at) => {
      expect(outcomeOf({ at, storage: 'refused' })).toMatchObject(STAYS);
    },
  );

  test.each([
    ['ar', []],
    ['en', ['/en/news']],
  ])('if it is full, a first visit in %s still gets its language', (language, replaced) => {
    const visitor: Visit = { at: '/news', language, storage: 'full' };
    expect(outcomeOf(visitor, { isOver: true }).replaced).toEqual(replaced);
  });
});

describe('the link to the other language, before React starts,', () => {
  test.each([
    ['/en/coin/bitcoin?a=1#about', 'ar', '/ar/coin/bitcoin?a=1', '/coin/bitcoin?a=1#about'],
    ['/en', 'ar', '/ar', '/'],
    ['/news#top', 'en', '/en/news', '/en/news#top'],
    ['/arbitrum', 'en', '/en/arbitrum', '/en/arbitrum'],
  ])('on %s stores %s and replaces the page with its twin', (at, lang, href, to) => {
    const opened = openWindow(siteHead, { at });
    expect(opened.followLink(lang, href)).toBe(true);
    expect(opened.replaced).toEqual([to]);
    expect(opened.storedChoices()).toEqual(visited(lang));
  });

  test('names the language in the path if storage is full', () => {
    const opened = openWindow(siteHead, { at: '/en/news', storage: 'full' });
    opened.followLink('ar', '/ar/news');
    expect(opened.replaced).toEqual(['https://site.example/ar/news']);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { defaultPrevented: true }])(
    'ignores a click with %o',
    (keys) => {
      const opened = openWindow(siteHead, { at: '/en/news' });
      expect(opened.followLink('ar', '/ar/news', keys)).toBe(false);
      expect(opened.replaced).toEqual([]);
    },
  );
});

const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 10, 1);
const [YESTERDAY, TOMORROW] = [START_MS - DAY_MS, START_MS + DAY_MS];

describe('changes since the last visit', () => {
  /** Opens pages one after the other in one browser. */
  function newReader(storage?: 'refused') {
    let stored: Record<string, string> = {};
    return (nowMs: number, leftMs = nowMs) => {
      const opened = openWindow(siteHead, { at: '/en', nowMs, stored, storage });
      opened.leave(leftMs);
      stored = opened.stored();
      return opened;
    };
  }

  test('on a first visit nothing is new', () => {
    const open = newReader();
    expect(open(START_MS).highlighted([YESTERDAY, TOMORROW])).toEqual([]);
    expect(open(START_MS + MINUTE_MS).highlighted([YESTERDAY, START_MS + 1])).toEqual([]);
  });

  test('on the next visit later changes are new until the visit ends', () => {
    const open = newReader();
    open(START_MS);
    const later = START_MS + 2 * DAY_MS;
    expect(open(later).highlighted([YESTERDAY, TOMORROW])).toEqual([TOMORROW]);
    expect(open(later + 10 * MINUTE_MS).highlighted([YESTERDAY, TOMORROW])).toEqual([TOMORROW]);
    expect(open(later + DAY_MS).highlighted([YESTERDAY, TOMORROW])).toEqual([]);
  });

  test('a page that stays open for long is one visit', () => {
    const open = newReader();
    open(START_MS, START_MS + 3 * DAY_MS);
    expect(open(START_MS + 4 * DAY_MS).highlighted([TOMORROW])).toEqual([]);
  });

  test('without storage every visit is the first', () => {
    const open = newReader('refused');
    open(START_MS);
    expect(open(START_MS + 2 * DAY_MS).highlighted([TOMORROW])).toEqual([]);
  });
});
