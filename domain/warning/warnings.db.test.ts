import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOCKS } from '#db/locks.ts';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import { untilLockAwaited } from '#tests/rig/database.ts';
import { bytes, openStarterCheck } from '#tests/rig/starter-check.ts';
import { findWarnings } from './find-warnings.ts';
import { importProtected, importWarnings } from './import.ts';

const { database, resultOf } = await openStarterCheck();

beforeEach(async () => {
  await database.db.execute(sql`truncate warning_lists cascade`);
  await importProtected(
    database.db,
    bytes('company,site\nFirm,https://www.authorised-firm.eu/en|firm.example.de'),
  );
});

const metaMask = (blacklist: string[], whitelist: string[] = []) =>
  bytes(JSON.stringify({ version: 2, tolerance: 2, fuzzylist: [], whitelist, blacklist }));
const polkadot = (deny: string[]) => bytes(JSON.stringify({ allow: [], deny, denySub: [] }));
const scamSniffer = (domains: string[]) =>
  bytes(JSON.stringify(Object.fromEntries(domains.map((domain) => [domain, []]))));
const HEADER =
  '\uFEFFae_competentAuthority,ae_homeMemberState,ae_commercial_name,ae_website,ae_reason,ae_decision_date,';
const ncasp = (...rows: string[]) => bytes([HEADER, ...rows].join('\r\n'));
const take = (domains: string[], options = {}) =>
  importWarnings(database.db, 'metamask', metaMask(domains), options);

// Mulberry32: the same domains in every run.
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = seeded(22);
const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
const SYLLABLES = 'zor mip tak vel qua bux nid fop yel gru tösk жук'.split(' ');
const ENDINGS = ['com', 'net', 'xyz', 'top', 'co.uk', 'com.tr', 'github.io', 'web.app'];
const DOMAINS = Array.from(
  { length: 300 },
  (_, at) => `${pick(SYLLABLES)}${pick(SYLLABLES)}${at}.${pick(ENDINGS)}`,
);
const ascii = (domain: string) => new URL(`https://${domain}`).hostname;

describe('a warned domain is found', () => {
  const FORMS: [string, (domain: string) => string][] = [
    ['alone', (domain) => domain],
    ['in Punycode', ascii],
    ['with a path', (domain) => `https://${domain}/claim?id=1#top`],
    ['with a port', (domain) => `http://${domain}:8443/`],
    ['under a subdomain', (domain) => `https://login.wallet.${domain}/`],
    ['in capitals', (domain) => `HTTPS://WWW.${domain.toUpperCase()}`],
    ['with a trailing dot', (domain) => `https://${domain}./x`],
    ['inside a message', (domain) => `Your prize waits at ${domain}, hurry!`],
    ['inside an Arabic message', (domain) => `ادخل من هنا: https://${domain}/x الآن`],
    ['on a line of a message', (domain) => `Congratulations!\n${domain}\nHurry`],
    ['after 600 letters', (domain) => `${'اقرأ جيدًا. '.repeat(55)} ${domain}`],
    ['made harmless', (domain) => `hxxps://${domain.replaceAll('.', '[.]')}/`],
  ];

  beforeEach(async () => {
    await importWarnings(database.db, 'metamask', metaMask(DOMAINS.slice(0, 75)));
    await importWarnings(database.db, 'polkadot-js', polkadot(DOMAINS.slice(75, 150).map(ascii)));
    await importWarnings(database.db, 'scamsniffer', scamSniffer(DOMAINS.slice(150, 225)));
    const rows = DOMAINS.slice(225).map((domain) => `CONSOB,IT,Firm,https://${domain}/,None,,`);
    await importWarnings(database.db, 'esma-ncasp', ncasp(...rows));
  });

  test('in whatever form it is pasted', async () => {
    // Each domain in two forms, so that each form meets fifty domains of all lists and endings.
    const pasted = DOMAINS.flatMap((domain, at) =>
      [at, at + 5].map((turn) => {
        const [what, form] = FORMS[turn % FORMS.length] as (typeof FORMS)[number];
        return { what, text: form(domain) };
      }),
    );
    const results = await Promise.all(pasted.map(({ text }) => resultOf(text)));
    expect(pasted.filter((_, at) => results[at] !== 'warned')).toEqual([]);
  }, 60_000);
});

test.each([
  ['written with codes, in a message', 'Claim here https://zormip%2Exyz/a before Friday'],
  [
    'after many other addresses',
    `${Array.from({ length: 60 }, (_, at) => `a${at}.co`).join(' ')} zormip.xyz`,
  ],
])('a warned domain is found %s', async (_, text) => {
  await take(['zormip.xyz', 'other-scam.xyz']);
  expect(await resultOf(text)).toBe('warned');
});

describe('a list never warns of', () => {
  test.each([
    ['a listing’s own domain', 'https://binance.com/', 'official'],
    ['the documents of a listing', 'https://docs.authorised-firm.eu/', 'unknown'],
    ['a firm of a protected register', 'authorised-firm.eu', 'unknown'],
    ['a regulator', 'https://www.fca.org.uk/x', 'unknown'],
    ['a regulator with an ending of its own', 'https://www.sfc.hk/alert-list', 'unknown'],
    ['a central bank', 'https://apl.cnb.cz/', 'unknown'],
    ['a state', 'example.gov.ae', 'unknown'],
    ['a state with another ending', 'https://www.fsa.go.jp/', 'unknown'],
    ['a state that has registered its ending', 'https://www.fsc.gov.im/', 'unknown'],
  ])('%s', async (_, q, verdict) => {
    await take([q, new URL(q.includes(':') ? q : `https://${q}`).hostname, 'other-scam.xyz']);
    expect(await resultOf(q)).not.toBe('warned');
    expect(await resultOf(q)).toBe(verdict);
  });

  test('a host that many share', async () => {
    const shared = ['github.io', 'web.app', 'blogspot.com', 'google.com', 't.me', '1.2.3.4', 'com'];
    await take([...shared, 'evil.github.io']);
    for (const host of shared) expect(await resultOf(`https://${host}/x`)).not.toBe('warned');
    expect(await resultOf('good.github.io')).not.toBe('warned');
    expect(await resultOf('evil.github.io')).toBe('warned');
  });

  test('any listing, by its website or its whitepaper', async () => {
    const rows = await database.db.execute<{ url: string }>(
      sql`select website as url from listings where website is not null
          union select whitepaper from listings where whitepaper is not null`,
    );
    const hosts = rows.flatMap(({ url }) => URL.parse(url)?.hostname ?? []);
    expect(hosts.length).toBeGreaterThan(50);
    await take([...hosts, 'other-scam.xyz']);
    for (const host of hosts) expect(await findWarnings(database.db, [host])).toEqual([]);
  });

  test('a domain above or beside the one that it names', async () => {
    await take(['login.zormip.xyz']);
    expect(await resultOf('zormip.xyz')).toBe('unknown');
    expect(await resultOf('otherlogin.zormip.xyz')).toBe('unknown');
  });

  test('a domain that its own list allows', async () => {
    await importWarnings(database.db, 'metamask', metaMask(['a-b.xyz', 'c-d.xyz'], ['a-b.xyz']));
    expect(await findWarnings(database.db, ['a-b.xyz'])).toEqual([]);
  });
});

describe('a warning', () => {
  test('names the authority, the name and the day, and leaves out the reason “None”', async () => {
    const row = '"Authority, X",IT,=HYPERLINK(1),zormip.xyz|www.takvel.top,None,12/02/2025,';
    const now = new Date('2026-11-20T10:00Z');
    await importWarnings(database.db, 'esma-ncasp', ncasp(row), { now });
    const [warning] = await findWarnings(database.db, ['www.takvel.top'], now);
    expect(warning).toMatchObject({
      domain: 'takvel.top',
      by: 'Authority, X',
      name: '=HYPERLINK(1)',
      reason: null,
      listedOn: '2025-02-12',
      firstReadOn: '2026-11-20',
      isStale: false,
    });
    const later = new Date('2026-12-12T10:00Z');
    expect(await findWarnings(database.db, ['takvel.top'], later)).toMatchObject([
      { lastReadOn: '2026-11-20', isStale: true },
    ]);
  });

  test('goes when the list takes it back, and returns with it', async () => {
    const others = ['a1.xyz', 'a2.xyz', 'a3.xyz'];
    await take([...others, 'zormip.xyz']);
    expect(await take(others)).toEqual({ entries: 3, added: 0, gone: 1 });
    expect(await resultOf('zormip.xyz')).toBe('unknown');
    await take([...others, 'zormip.xyz']);
    expect(await resultOf('zormip.xyz')).toBe('warned');
  });
});

describe('an import', () => {
  test('changes nothing when it is repeated', async () => {
    await take(['a1.xyz', 'a1.xyz.', 'A1.xyz']);
    expect(await take(['a1.xyz'])).toEqual({ entries: 1, added: 0, gone: 0 });
  });

  test.each([
    ['doubles', 20],
    ['vanishes', 2],
  ])('is held when the list %s, until an editor lets it through', async (_, count) => {
    const domains = Array.from({ length: 20 }, (_each, at) => `held${at}.xyz`);
    await take(domains.slice(0, 8));
    await expect(take(domains.slice(0, count))).rejects.toThrow(`it has ${count} domains after 8`);
    expect(await resultOf('held7.xyz')).toBe('warned');
    expect(await resultOf('held19.xyz')).toBe('unknown');
    expect(await take(domains.slice(0, count), { mayJump: true })).toMatchObject({
      entries: count,
    });
  });

  test.each([
    ['another shape', bytes('{"deny":["a.xyz"]}'), 'it has an unexpected format'],
    ['no JSON', bytes('<html>'), 'it is not JSON'],
    ['another encoding', Uint8Array.of(0xff, 0xfe, 0x41), 'it is not in UTF-8'],
    ['no domain', metaMask(['not a domain']), 'it contains no domain'],
  ])('refuses %s and keeps the last reading', async (_, file, message) => {
    await take(['a1.xyz']);
    await expect(importWarnings(database.db, 'metamask', file)).rejects.toThrow(message);
    expect(await resultOf('a1.xyz')).toBe('warned');
  });

  test.each([
    ['without its columns', bytes('a,b\r\n1,2'), 'it has no column ae_competentAuthority'],
    [
      'with a column twice',
      bytes(`${HEADER}ae_website\r\nX,DE,One,one.example.com,,,,two.example.com`),
      'it has two columns ae_website',
    ],
    ['with an open quote', ncasp('"CONSOB,IT'), 'its record 2 is not CSV'],
    ['with a line of 10 MB', ncasp('x'.repeat(10_000_000)), 'a field that is too long'],
  ])('refuses a CSV file %s', async (_, file, message) => {
    await expect(importWarnings(database.db, 'esma-ncasp', file)).rejects.toThrow(message);
  });

  test('refuses a file from before the last reading', async () => {
    await take(['a1.xyz'], { now: new Date('2026-11-20T10:00Z') });
    const older = take(['a1.xyz'], { now: new Date('2026-11-19T10:00Z') });
    await expect(older).rejects.toThrow('it is older than the last reading');
  });

  test('refuses a file from before a reading that is being taken over', async () => {
    const older = await database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.warningImport})`);
      const refused = take(['a1.xyz'], { now: new Date('2026-11-19T10:00Z') });
      refused.catch(() => {});
      await untilLockAwaited(database.db);
      await importWarnings(tx, 'metamask', metaMask(['a2.xyz']), {
        now: new Date('2026-11-20T10:00Z'),
      });
      return { refused };
    });
    await expect(older.refused).rejects.toThrow('it is older than the last reading');
  });

  test('waits for the protected domains', async () => {
    await database.db.execute(sql`truncate warning_lists cascade`);
    await expect(take(['a1.xyz'])).rejects.toThrow('the protected domains come first');
  });

  // 200,000 domains are measured by `npm run bench -- imports`.
  test('takes 40,000 domains over in seconds', async () => {
    const domains = Array.from({ length: 40_000 }, (_, at) => `many${at}.xyz`);
    const takenMs = await cpuMs(async () => {
      expect(await take(domains)).toMatchObject({ added: 40_000 });
    });
    expect(await take(domains.slice(1))).toEqual({ entries: 39_999, added: 0, gone: 1 });
    expect(await resultOf('many30000.xyz')).toBe('warned');
    expect(takenMs).toBeLessThan(6_000);
  }, 90_000);
});
