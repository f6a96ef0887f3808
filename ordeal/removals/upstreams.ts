import type { Removal } from './removal.ts';

const SOURCE = 'domain/upstream/kept-source.ts';
const SOURCE_TEST = 'domain/upstream/kept-source.db.test.ts';
const TRANSLATOR = 'domain/translation/translator.ts';
const TRANSLATOR_TEST = 'domain/translation/translator.test.ts';
const NEWS_API_TEST = 'domain/news/crypto-compare.test.ts';
const MARKET = 'domain/market/coin-gecko.ts';
const MARKET_TEST = 'domain/market/coin-gecko.test.ts';
const REDIRECTS = 'domain/upstream/follow-redirects.ts';
const REDIRECTS_TEST = 'domain/upstream/follow-redirects.test.ts';

/** Outside services that fail, hang or lie. */
export const UPSTREAMS: readonly Removal[] = [
  {
    protects: 'every visitor asks the service',
    file: SOURCE,
    from: 'const refreshed = refreshOnce();',
    to: 'const refreshed = ask(null);',
    red: { project: 'integration', file: SOURCE_TEST, named: '500 cold requests at once' },
  },
  {
    protects: 'every instance asks the service',
    file: SOURCE,
    from: 'if (claimed === null) return waitForTheOther();',
    to: '',
    red: { project: 'integration', file: SOURCE_TEST, named: 'two instances ask once' },
  },
  {
    protects: 'a bad answer takes the place of a good one',
    file: SOURCE,
    from: "'an outside service failed');",
    to: "'an outside service failed');\n      kept = null;",
    red: { project: 'integration', file: SOURCE_TEST, named: 'the last good answer also stays' },
  },
  {
    protects: 'after a restart the last good answer is gone',
    file: SOURCE,
    from: 'await orElse(undefined, storeKept(db, name, claimed, kept));',
    to: '',
    red: { project: 'integration', file: SOURCE_TEST, named: 'the last good answer stays' },
  },
  {
    protects: 'visitors wait for a service that hangs, although there is an old answer',
    file: SOURCE,
    from: 'if (!kept && patience > 0)',
    to: 'if (patience > 0)',
    red: { project: 'integration', file: SOURCE_TEST, named: 'the last good answer stays' },
  },
  {
    protects: 'a first visitor waits for as long as a service hangs',
    file: SOURCE,
    from: 'const patience = firstAnswerMilliseconds - waitedFor;',
    to: 'const patience = 20 * firstAnswerMilliseconds - waitedFor;',
    red: {
      project: 'integration',
      file: SOURCE_TEST,
      named: 'a first visitor is not kept waiting',
    },
  },
  {
    protects: 'a service that fails is asked on every visit',
    file: SOURCE,
    from: 'rest(Math.max(Date.now() + restAfter(failures), wished?.getTime() ?? 0));',
    to: '',
    red: {
      project: 'integration',
      file: SOURCE_TEST,
      named: 'a first visitor is not kept waiting',
    },
  },
  {
    protects: 'a service that asks to be left alone is asked',
    file: SOURCE,
    from: 'const wish = error instanceof UpstreamError ? error.retryAfter : null;',
    to: 'const wish: number | null = null;',
    red: { project: 'integration', file: SOURCE_TEST, named: 'Retry-After is kept to' },
  },
  {
    protects: 'a clock that was set back makes an old answer fresh',
    file: SOURCE,
    from: 'Math.abs(Date.now() - kept.fetchedAt.getTime()) < milliseconds',
    to: 'Date.now() - kept.fetchedAt.getTime() < milliseconds',
    red: { project: 'integration', file: SOURCE_TEST, named: 'an answer from the future' },
  },
  {
    protects: 'a clock that was set back silences a service',
    file: SOURCE,
    from: 'Date.now() >= toldAt && Date.now() < notBefore',
    to: 'Date.now() < notBefore',
    red: {
      project: 'integration',
      file: SOURCE_TEST,
      named: 'is not left alone until the clock is where it was',
    },
  },
  {
    protects: 'what an older version has kept in another shape is shown',
    file: 'domain/upstream/kept-answers.ts',
    from: 'read.success && row.fetchedAt ? { value: read.data, fetchedAt: row.fetchedAt } : null;',
    to: 'row.fetchedAt ? { value: row.answer as T, fetchedAt: row.fetchedAt } : null;',
    red: {
      project: 'integration',
      file: SOURCE_TEST,
      named: 'an answer kept by an older version in another shape',
    },
  },
  {
    protects: 'without the database no service is asked',
    file: SOURCE,
    from: 'return fallback;',
    to: 'throw error;',
    red: {
      project: 'integration',
      file: SOURCE_TEST,
      named: 'without the database an answer is still had',
    },
  },
  {
    protects: 'a slip of a service silences it for a year',
    file: 'domain/upstream/ask.ts',
    from: 'Math.min(LONGEST_REST, Math.max(0, milliseconds))',
    to: 'Math.max(0, milliseconds)',
    red: {
      project: 'unit',
      file: 'domain/upstream/ask.test.ts',
      named: 'is heeded, for an hour at most',
    },
  },
  {
    protects: 'a redirect takes the key of a service along',
    file: 'domain/upstream/ask.ts',
    from: "redirect: 'manual',",
    to: "redirect: 'follow',",
    red: {
      project: 'unit',
      file: 'domain/upstream/ask.test.ts',
      named: 'a redirect is refused, and the key in the headers goes nowhere',
    },
  },
  {
    protects: 'an error that repeats the key of a service is in the log',
    file: 'domain/upstream/ask.ts',
    from: 'new UpstreamError(`no connection${codeOf(error)}`',
    to: 'new UpstreamError(`no connection: ${error}`',
    red: {
      project: 'unit',
      file: 'domain/upstream/ask.test.ts',
      named: 'leaves no trace of it',
    },
  },
  {
    protects: 'a refusal that repeats the key of the news is in the log',
    file: 'domain/news/read-crypto-compare.ts',
    from: "${withoutKey(Err?.message ?? Message ?? 'no reason', key)}",
    to: "${Err?.message ?? Message ?? 'no reason'}",
    red: {
      project: 'integration',
      file: 'domain/news/news.db.test.ts',
      named: 'the key in no log',
    },
  },
  {
    protects: 'a feed leads to an inner address',
    file: REDIRECTS,
    from: ': await fetchChecked(url, init, rules);',
    to: ": await fetch(url, { ...init, redirect: 'manual' });",
    red: { project: 'unit', file: REDIRECTS_TEST, named: 'does not lead to' },
  },
  {
    protects: 'a feed leads back to the operator’s host by another one',
    file: REDIRECTS,
    from: 'isOperators &&= next.origin',
    to: 'isOperators = next.origin',
    red: { project: 'unit', file: REDIRECTS_TEST, named: 'does not lead back' },
  },
  {
    protects: 'a feed is redirected without end',
    file: REDIRECTS,
    from: 'const MAX_REDIRECTS = 4;',
    to: 'const MAX_REDIRECTS = 400;',
    red: { project: 'unit', file: REDIRECTS_TEST, named: 'is a failure' },
  },
  {
    protects: 'a hostile feed holds everybody up',
    file: 'domain/news/read-aside.ts',
    from: 'given.text.length > SHORT_LETTERS',
    to: 'given.text.length > 1000 * SHORT_LETTERS',
    red: { project: 'unit', file: 'domain/news/feeds.test.ts', named: 'holds up nothing else' },
  },
  {
    protects: 'a hostile answer of the news API holds everybody up',
    file: 'domain/news/read-aside.ts',
    from: 'given.text.length > SHORT_LETTERS',
    to: "given.format === 'feed'",
    red: { project: 'unit', file: NEWS_API_TEST, named: 'is read in a thread of its own' },
  },
  {
    protects: 'every article that the news API answers with is kept and shown',
    file: 'domain/news/read-crypto-compare.ts',
    from: 'Data.slice(0, MOST_ARTICLES)',
    to: 'Data',
    red: {
      project: 'integration',
      file: 'domain/news/news.db.test.ts',
      named: 'that answers with thousands of articles',
    },
  },
  {
    protects: 'any number of tags of the news API is split',
    file: 'domain/news/read-crypto-compare.ts',
    from: '.slice(0, LONGEST_TAGS)',
    to: '',
    red: { project: 'unit', file: NEWS_API_TEST, named: 'of tags the first 2,000 letters' },
  },
  {
    protects: 'any number of tags of an article is looked through',
    file: 'domain/news/article.ts',
    from: 'tags.slice(0, MOST_TAGS)',
    to: 'tags',
    red: { project: 'unit', file: 'domain/news/article.test.ts', named: 'of tags the first fifty' },
  },
  {
    protects: 'an article of any length is kept',
    file: 'domain/news/article.ts',
    from: 'return Buffer.byteLength(JSON.stringify(article)) > MAX_ARTICLE_BYTES ? null : article;',
    to: 'return article;',
    red: {
      project: 'unit',
      file: 'domain/news/article.test.ts',
      named: 'an article of more than 4,000 bytes',
    },
  },
  {
    protects: 'texts made for it hold up the search for the last line of an excerpt',
    file: 'domain/news/article.ts',
    from: 'const LONGEST_ENDING = 500;',
    to: 'const LONGEST_ENDING = 50_000;',
    red: { project: 'unit', file: 'domain/news/article.test.ts', named: 'a hundred texts' },
  },
  {
    protects: 'every item of a feed is kept',
    file: 'domain/news/read-feed.ts',
    from: '{ maxItems: MOST_ARTICLES }',
    to: '{}',
    red: {
      project: 'unit',
      file: 'domain/news/feeds.test.ts',
      named: 'of more than fifty items',
    },
  },
  {
    protects: 'thousands of articles that an older version has kept are shown',
    file: 'domain/news/news.ts',
    from: '.max(MOST_ARTICLES)',
    to: '',
    red: {
      project: 'integration',
      file: 'domain/news/news.db.test.ts',
      named: 'of which an older version has kept thousands',
    },
  },
  {
    protects: 'the first Arabic headline after a start holds everybody up',
    file: 'domain/freshness/alarms.ts',
    from: `return [[first, second].map((each) => each.join('|')).join(' … ')];
}

function patternOf(phrase: string): string {
  return phrase.split(' … ').map(eitherOf).join(\` \${BETWEEN}\`);`,
    to: `return first.flatMap((one) => second.map((other) => one + ' … ' + other));
}

function patternOf(phrase: string): string {
  return phrase.split(' … ').map(eitherOf).join(' ' + BETWEEN.replace('[^ ·]', '[\\\\p{L}\\\\p{N}]'));`,
    red: { project: 'unit', file: 'domain/freshness/alarms.test.ts' },
  },
  {
    protects: 'headlines that name many listings hold everybody up',
    file: 'domain/freshness/mentions.ts',
    from: 'Map.groupBy(mentions, ({ headline }) => headline)',
    to: 'Map.groupBy(mentions, () => 0)',
    red: {
      project: 'unit',
      file: 'domain/freshness/mentions.test.ts',
      named: 'hundreds of headlines that name forty listings',
    },
  },
  {
    protects: 'too many alarming headlines at once open no task at all',
    file: 'domain/freshness/headlines.ts',
    from: 'const TASKS_PER_STATEMENT = 500;',
    to: 'const TASKS_PER_STATEMENT = 50_000;',
    red: {
      project: 'integration',
      file: 'domain/freshness/headlines.db.test.ts',
      named: 'opens its task among thousands',
    },
  },
  {
    protects: 'a translation service that asks to be left alone is asked',
    file: TRANSLATOR,
    from: 'if (wish) rest =',
    to: 'if (wish === -1) rest =',
    red: {
      project: 'unit',
      file: TRANSLATOR_TEST,
      named: 'is left alone for as long as it asks for',
    },
  },
  {
    protects: 'a slow translation is waited for without end',
    file: TRANSLATOR,
    from: 'AbortSignal.timeout(deadlineMilliseconds)',
    to: 'AbortSignal.timeout(100 * deadlineMilliseconds)',
    red: { project: 'unit', file: TRANSLATOR_TEST, named: 'that answers slowly is given up on' },
  },
  {
    protects: 'a coin of the market has a name that turns the text around it',
    file: MARKET,
    from: 'name: z.string().max(LONGEST_TEXT).transform(visibleText)',
    to: 'name: z.string().max(LONGEST_TEXT)',
    red: { project: 'unit', file: MARKET_TEST },
  },
  {
    protects: 'every coin that the market service answers with is kept and shown',
    file: MARKET,
    from: 'answer.slice(0, MOST_COINS)',
    to: 'answer',
    red: { project: 'unit', file: MARKET_TEST, named: 'of more than a hundred coins' },
  },
  {
    protects: 'a coin of the market has a name of two million letters',
    file: MARKET,
    from: 'name: z.string().max(LONGEST_TEXT)',
    to: 'name: z.string()',
    red: { project: 'unit', file: MARKET_TEST, named: 'is longer than 200 letters' },
  },
  {
    protects: 'a hostile answer of the market service holds everybody up',
    file: MARKET,
    from: 'const MAX_BYTES = 300_000;',
    to: 'const MAX_BYTES = 2_000_000;',
    red: { project: 'unit', file: MARKET_TEST, named: 'of more than 300 kB' },
  },
  {
    protects: 'a hostile answer of a translation service holds everybody up',
    file: 'domain/translation/service.ts',
    from: 'MAX_ANSWER_BYTES = 60_000;',
    to: 'MAX_ANSWER_BYTES = 200_000;',
    red: { project: 'unit', file: TRANSLATOR_TEST, named: 'far more beside the translation' },
  },
];
