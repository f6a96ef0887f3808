import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readSettings, SETTING_NAMES, SettingsError } from './settings.ts';

test('an empty environment gives the documented defaults', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    origin: undefined,
    dataDir: './data',
    databaseUrl: undefined,
    databaseReadUrls: [],
    apiLimit: 300,
    workers: 1,
    metricsToken: undefined,
    contact: undefined,
    publisher: { name: undefined, url: undefined, texts: { en: [], ar: [] } },
    securityContact: undefined,
    seed: true,
    backgroundChecks: true,
    logLevel: 'info',
  });
  // No platform that the site classifies, and no account that nobody owns.
  expect(settings.links).toEqual({
    startTrading: undefined,
    signUp: undefined,
    demoVideo: undefined,
    social: [],
  });
});

test.each([
  [
    'https://key:a%2Fb%2Bc@s3.example/pictures',
    {
      url: 'https://s3.example/pictures',
      prefix: '',
      region: 'us-east-1',
      secretAccessKey: 'a/b+c',
    },
  ],
  [
    'http://key:secret@127.0.0.1:9000/pictures/of/editors/?region=auto',
    { url: 'http://127.0.0.1:9000/pictures', prefix: 'of/editors/', region: 'auto' },
  ],
])('the bucket at %s', (UPLOADS_URL, uploads) => {
  expect(readSettings({ UPLOADS_URL }).uploads).toMatchObject({ accessKeyId: 'key', ...uploads });
});

test.each([
  'https://s3.example/pictures',
  'https://key@s3.example/pictures',
  'https://key:secret@s3.example/',
  'https://key:secret@s3.example/pictures?endpoint=x',
  'https://key:a/b@s3.example/pictures',
  'https://key:50%@s3.example/pictures',
  's3://pictures',
])('%s is no bucket, which is said without the secret', (UPLOADS_URL) => {
  expect(() => readSettings({ UPLOADS_URL })).toThrow(
    /^setting UPLOADS_URL: must be https:\/\/KEY[^;]*$/,
  );
});

test('settings are read from the environment', () => {
  expect(
    readSettings({
      HOST: '0.0.0.0',
      PORT: '0',
      SECRET: '0123456789abcdef',
      ORIGIN: 'https://tabayyan.example/',
      DATA_DIR: '/srv/tabayyan',
      DATABASE_URL: 'postgres://me:secret@db.example/tabayyan',
      DATABASE_READ_URLS: 'postgres://me@one.example/tabayyan, postgres://me@two.example/tabayyan',
      SEED: '0',
      LINK_CHECKS: '0',
      LOG_LEVEL: 'debug',
      START_TRADING_URL: 'https://trade.example',
      SOCIAL_LINKS: 'https://a.example, https://b.example,',
      API_LIMIT: '0',
      METRICS_TOKEN: 'sixteen-letters!',
      CONTACT: 'mailto:hello@tabayyan.example',
      SECURITY_CONTACT: 'https://tabayyan.example/holes',
      PUBLISHER_NAME: ' The Example Foundation ',
      PUBLISHER_URL: 'https://foundation.example/who',
      PUBLISHER_TEXT_EN: 'Who we are.\r\n\n Who pays. \n',
      PUBLISHER_TEXT_AR: 'من نحن.',
    }),
  ).toMatchObject({
    host: '0.0.0.0',
    port: 0,
    secret: '0123456789abcdef',
    origin: 'https://tabayyan.example',
    dataDir: '/srv/tabayyan',
    databaseUrl: 'postgres://me:secret@db.example/tabayyan',
    databaseReadUrls: ['postgres://me@one.example/tabayyan', 'postgres://me@two.example/tabayyan'],
    seed: false,
    backgroundChecks: false,
    logLevel: 'debug',
    apiLimit: 0,
    metricsToken: 'sixteen-letters!',
    contact: 'mailto:hello@tabayyan.example',
    securityContact: 'https://tabayyan.example/holes',
    publisher: {
      name: 'The Example Foundation',
      url: 'https://foundation.example/who',
      texts: { en: ['Who we are.', 'Who pays.'], ar: ['من نحن.'] },
    },
    links: {
      startTrading: 'https://trade.example',
      social: ['https://a.example', 'https://b.example'],
    },
  });
});

test('an empty value counts as not set', () => {
  const names = [
    'HOST',
    'PORT',
    'ORIGIN',
    'DATA_DIR',
    'DATABASE_URL',
    'SECRET',
    'SEED',
    'LINK_CHECKS',
    'LOG_LEVEL',
    'SOCIAL_LINKS',
    'PUBLISHER_NAME',
    'PUBLISHER_URL',
    'PUBLISHER_TEXT_EN',
  ];
  expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(
    readSettings({}),
  );
});

test('other environment variables are ignored', () => {
  expect(readSettings({ PATH: '/bin', port: '1', HOME: 'x' })).toEqual(readSettings({}));
});

test('WORKERS is a number, or auto for one per core up to 12', () => {
  expect(readSettings({ WORKERS: '3' }).workers).toBe(3);
  const { workers } = readSettings({ WORKERS: 'auto' });
  expect(workers).toBe(Math.min(availableParallelism(), 12));
});

describe('an invalid setting is reported in one line with its name and without its value', () => {
  test.each([
    ['PORT', 'sesame'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['ORIGIN', 'sesame'],
    ['ORIGIN', 'ftp://sesame.example'],
    ['ORIGIN', 'https://tabayyan.example/sesame'],
    ['ORIGIN', 'https://tabayyan.example/?sesame'],
    ['DATABASE_URL', 'mysql://me:sesame@db.example'],
    ['DATABASE_URL', 'sesame'],
    ['DATABASE_READ_URLS', 'postgres://db.example/tabayyan,sesame'],
    ['SECRET', 'sesame'],
    ['METRICS_TOKEN', 'sesame'],
    ['METRICS_TOKEN', 'sesame with spaces in it'],
    ['METRICS_TOKEN', 'sesame-sesame-سمسم'],
    ['CONTACT', 'sesame'],
    ['CONTACT', 'javascript:sesame'],
    ['SECURITY_CONTACT', 'sesame'],
    ['SECURITY_CONTACT', 'http://sesame.example'],
    ['SECURITY_CONTACT', 'mailto:sesame'],
    ['SECURITY_CONTACT', 'mailto:sesame@a.example\nExpires: never'],
    ['PUBLISHER_NAME', 'sesame\nand company'],
    ['PUBLISHER_NAME', 'sesame'.repeat(40)],
    ['PUBLISHER_URL', 'sesame'],
    ['PUBLISHER_URL', 'javascript:sesame'],
    ['PUBLISHER_URL', 'https://me:sesame@publisher.example'],
    ['PUBLISHER_TEXT_EN', 'sesame\u0000'],
    ['PUBLISHER_TEXT_AR', 'sesame '.repeat(1000)],
    ['WORKERS', 'sesame'],
    ['WORKERS', '0'],
    ['WORKERS', '2.5'],
    ['WORKERS', '13'],
    ['SEED', 'sesame'],
    ['LOG_LEVEL', 'sesame'],
    ['START_TRADING_URL', 'javascript:sesame'],
    ['SIGN_UP_URL', 'sesame'],
    ['DEMO_VIDEO_URL', 'data:text/html,sesame'],
    ['SOCIAL_LINKS', 'https://a.example,javascript:sesame'],
  ])('%s=%s', (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message).toContain(name);
    expect(message).not.toContain('\n');
    expect(message).not.toContain('sesame');
    expect(message).not.toContain(value);
  });

  test.each([
    ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
    ['TRUST_PROXY', '-1', 'must be a whole number from 0 to 10'],
    [
      'DATABASE_URL',
      'mysql://u@h/d',
      'must be an address of PostgreSQL: postgres://USER:PASSWORD@HOST/DATABASE',
    ],
    ['ORIGIN', 'ftp://a.example', 'must be an address that begins with https:// or http://'],
    ['SMTP_URL', 'a.example', 'must be smtp://… or smtps://…'],
    ['SEED', '2', 'must be 0 or 1'],
  ])('%s=%s: %s', (name, value, words) => {
    expect(messageOf({ [name]: value })).toBe(`setting ${name}: ${words}`);
  });

  test('two invalid settings are named in one line', () => {
    const message = messageOf({ PORT: 'x', LOG_LEVEL: 'y' });
    expect(message).toMatch(/PORT.*LOG_LEVEL/);
    expect(message).not.toContain('\n');
  });
});

function messageOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
}

describe('news settings', () => {
  test('have English and Arabic feeds and no key by default', () => {
    const { baseUrl, key, feeds } = readSettings({ NEWS_KEY: '', NEWS_URL: '' }).news;
    expect([baseUrl, key]).toEqual(['https://min-api.cryptocompare.com/data/v2/news/', undefined]);
    expect(feeds.map(({ language }) => language)).toEqual(['en', 'en', 'ar', 'ar']);
  });

  test.each([
    ['', []],
    [' , ', []],
    [
      'en=https://a.example/feed?a=b, ar = https://b.example',
      [
        { language: 'en', url: 'https://a.example/feed?a=b' },
        { language: 'ar', url: 'https://b.example' },
      ],
    ],
  ])('NEWS_FEEDS=%j is parsed as %j', (list, feeds) => {
    expect(readSettings({ NEWS_FEEDS: list }).news.feeds).toEqual(feeds);
  });

  test.each([
    { NEWS_FEEDS: 'https://a.example' },
    { NEWS_FEEDS: 'tr=https://a.example' },
    { NEWS_FEEDS: 'en=ftp://a.example' },
    { NEWS_FEEDS: 'en=https://user:secret-word@a.example' },
    { NEWS_URL: 'secret-word' },
    { NEWS_URL: 'https://user:secret-word@a.example' },
    { TRANSLATE_URL: 'https://user:secret-word@a.example' },
    { TRANSLATE_FALLBACK_URL: 'https://user:secret-word@a.example' },
    { NEWS_KEY: 'secret-word\nsecond line' },
    { MARKET_URL: 'https://user:secret-word@a.example' },
    { MARKET_KEY: 'secret-word\nsecond line' },
  ])('%j is refused in one line without its value', (environment) => {
    const [name = ''] = Object.keys(environment);
    try {
      readSettings(environment);
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      expect(error.message).toContain(`setting ${name}`);
      expect(error.message).not.toMatch(/secret-word|\n/);
    }
  });
});

describe('.env.example', () => {
  const lines = [...readText('.env.example').matchAll(/^#([A-Z_]+)=(.*)$/gm)];
  const examples = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
  // These two are only for compose.yaml.
  const { POSTGRES_PASSWORD, MAIL_PORT, ...settings } = examples;

  test('lists every setting once and no others', () => {
    expect(Object.keys(settings).toSorted()).toEqual([...SETTING_NAMES].toSorted());
    expect(lines).toHaveLength(SETTING_NAMES.length + 2);
    expect(readText('compose.yaml')).toContain(`{POSTGRES_PASSWORD:-${POSTGRES_PASSWORD}}`);
    expect(readText('compose.yaml')).toContain(`{MAIL_PORT:-${MAIL_PORT}}`);
  });

  test('has all settings commented out, and their values are valid', () => {
    expect(readText('.env.example')).not.toMatch(/^[^#\n]/m);
    expect(readSettings(settings).origin).toBe('https://tabayyan.example');
  });

  test.each(Object.entries(settings))(
    '%s=%s is the default or recognizably an example',
    (name, value) => {
      const isDefault = isDeepStrictEqual(readSettings({ [name]: value }), readSettings({}));
      const isExample = /example|مثال|PASSWORD|CLOUD|^key$|^preset$|^at-least/.test(value);
      expect(isDefault || isExample).toBe(true);
    },
  );
});

test('the manual for operators lists every setting and no others', () => {
  const table = readText('docs/operating.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const named = table.split('\n').flatMap((row) => {
    const [, names = ''] = /^\| ([^|]+) \|/.exec(row) ?? [];
    return [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
  });
  expect(named.toSorted()).toEqual([...SETTING_NAMES].toSorted());
});

function readText(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
