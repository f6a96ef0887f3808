import type { Removal } from './removal.ts';

const KEPT = 'tests/kept-answers.browser.test.ts';
const OUTAGES = 'tests/outages.browser.test.ts';
const OUTAGE = 'a service that fails';
const SECRETS = 'tests/secrets.browser.test.ts';
const OWN_ORIGIN = 'tests/own-origin.browser.test.ts';

export const OTHERS_FAIL_REMOVALS: readonly Removal[] = [
  {
    protects: 'what was kept is shown at once after a restart',
    file: 'domain/upstream/kept-source.ts',
    from: 'remembered.promise, ',
    to: '',
    red: { project: 'browser', file: KEPT, named: 'at once after a restart' },
  },
  {
    protects: 'five hundred first visitors of a picture are one question',
    file: 'domain/image/pictures.ts',
    from: 'underWay.set(key, running);',
    to: '',
    red: { project: 'browser', file: KEPT, named: 'five hundred' },
  },
  {
    protects: 'a failing service is left alone',
    file: 'domain/upstream/kept-source.ts',
    from: 'const isResting = () => Date.now() >= toldAt && Date.now() < notBefore;',
    to: 'const isResting = () => false;',
    red: { project: 'browser', file: KEPT },
  },
  {
    protects: 'an answer that is none replaces nothing',
    file: 'domain/market/coin-gecko.ts',
    from: "throw new UpstreamError('the answer is not a list of coins');",
    to: 'return [];',
    red: { project: 'browser', file: KEPT },
  },
  {
    protects: 'nobody waits for a service that hangs',
    file: 'domain/upstream/kept-source.ts',
    from: 'const FIRST_ANSWER_MILLISECONDS = 2500;',
    to: 'const FIRST_ANSWER_MILLISECONDS = 9000;',
    red: {
      project: 'browser',
      file: 'tests/market-outages.browser.test.ts',
      named: 'within three seconds',
    },
  },
  {
    protects: 'the fallback translates where the service does not',
    file: 'domain/translation/translator.ts',
    from: 'for (const { fits, translate } of services) {',
    to: 'for (const { fits, translate } of services.slice(0, 1)) {',
    red: { project: 'browser', file: OUTAGES, named: OUTAGE },
  },
  {
    protects: 'samples are called samples',
    file: 'domain/news/news.ts',
    from: "{ items: SAMPLES, source: 'samples', isStale: true",
    to: "{ items: SAMPLES, source: 'feeds', isStale: true",
    red: { project: 'browser', file: OUTAGES, named: OUTAGE },
  },
  {
    protects: 'a key that a service repeats is in no log',
    file: 'domain/news/read-crypto-compare.ts',
    from: "withoutKey(Err?.message ?? Message ?? 'no reason', key)",
    to: 'Err?.message ?? Message',
    red: { project: 'browser', file: SECRETS, named: 'marked-news-key' },
  },
  {
    protects: 'a code that a mail server repeats is in no log',
    file: 'domain/admin/mail-step.ts',
    from: "String(error).replaceAll(code, '******')",
    to: 'String(error)',
    red: { project: 'browser', file: SECRETS, named: 'no password, code or cookie' },
  },
  {
    protects: 'no source is served',
    file: 'vite.config.ts',
    from: 'build: { assetsInlineLimit: 0 }',
    to: 'build: { assetsInlineLimit: 0, sourcemap: true }',
    red: { project: 'browser', file: SECRETS, named: 'what browsers load' },
  },
  {
    protects: 'no page may load anything from elsewhere',
    file: 'http/security-headers.ts',
    from: `"img-src 'self'"`,
    to: `"img-src 'self' https:"`,
    red: { project: 'browser', file: OWN_ORIGIN, named: 'loads nothing from elsewhere' },
  },
];
