import type { Removal } from './removal.ts';

const ASK = 'domain/freshness/ask-link.ts';
const ASK_TEST = 'domain/freshness/ask-link.test.ts';
const CHECK = 'domain/freshness/check-link.ts';
const CHECK_TEST = 'domain/freshness/check-link.db.test.ts';
const JUDGE = 'domain/freshness/judge-link.ts';
const JUDGE_TEST = 'domain/freshness/judge-link.test.ts';
const HEADLINES_TEST = 'domain/freshness/headlines.db.test.ts';
const TASKS = 'domain/freshness/headline-tasks.ts';

/** Links that are asked, headlines that are read. */
export const FRESHNESS_REMOVALS: readonly Removal[] = [
  {
    protects: 'a redirect of a link leads our server to an inner address',
    file: ASK,
    from: 'openChecked(url, headers, rules, ends, method)',
    to: 'openChecked(url, headers, url === start ? rules : { ...rules, isAllowed: () => true, ownAddresses: () => [] }, ends, method)',
    red: {
      project: 'unit',
      file: ASK_TEST,
      named: 'to an address that is not public is not followed',
    },
  },
  {
    protects: 'a link that an editor has pasted leads our server to an inner address',
    file: ASK,
    from: 'openChecked(url, headers, rules, ends, method)',
    to: 'openChecked(url, headers, { ...rules, isAllowed: () => true, ownAddresses: () => [] }, ends, method)',
    red: { project: 'unit', file: ASK_TEST, named: 'is not asked' },
  },
  {
    protects: 'links are asked by as many instances at once as there are',
    file: 'db/one-instance.ts',
    from: 'if (!row?.taken) return false;',
    to: '',
    red: { project: 'integration', file: CHECK_TEST, named: 'one link is asked at a time' },
  },
  {
    protects: 'links are asked the faster the more instances there are',
    file: CHECK,
    from: 'if ((await askedWithin(pauseSeconds).limit(1)).length > 0) return null;',
    to: '',
    red: { project: 'integration', file: CHECK_TEST, named: 'from one link to the next' },
  },
  {
    protects: 'a host is asked for one of its links after another',
    file: CHECK,
    from: 'and(lte(linkChecks.dueAt, sql`now()`), notInArray(linkChecks.host, askedOfLate))',
    to: 'lte(linkChecks.dueAt, sql`now()`)',
    red: { project: 'integration', file: CHECK_TEST, named: 'is asked once a minute' },
  },
  {
    protects: 'a host that asks to be left alone is asked for its other links',
    file: CHECK,
    from: 'if (rest > 0) await leaveAlone(db, host, rest / 1000);',
    to: '',
    red: { project: 'integration', file: CHECK_TEST, named: 'that asks to be left alone is' },
  },
  {
    protects: 'a link is called dead because its host turns programs away',
    file: JUDGE,
    from: "const counts = finding.what === 'gone' ||",
    to: "const counts = finding.what === 'unsure' || finding.what === 'gone' ||",
    red: { project: 'unit', file: JUDGE_TEST, named: 'of which nothing can be told is never dead' },
  },
  {
    protects: 'a link is called dead after a bad day of its host',
    file: JUDGE,
    from: 'now.getTime() - failingSince.getTime() >= DEAD_AFTER_MILLISECONDS',
    to: 'true',
    red: { project: 'unit', file: JUDGE_TEST, named: 'is not dead after three failures in a day' },
  },
  {
    protects: 'links are called dead because we cannot ask anybody',
    file: JUDGE,
    from: "(finding.what === 'unreachable' && canAsk)",
    to: "finding.what === 'unreachable'",
    red: { project: 'unit', file: JUDGE_TEST, named: 'that nobody could have reached' },
  },
  {
    protects: 'a headline changes a verdict',
    file: 'domain/freshness/headlines.ts',
    from: 'let opened = 0;',
    to: "let opened = 0;\n  await db.update(listings).set({ category: 'questionable' });",
    red: {
      project: 'integration',
      file: HEADLINES_TEST,
      named: 'no headline changes a verdict',
    },
  },
  {
    protects: 'a headline that was looked at changes a verdict',
    file: TASKS,
    from: 'if (!Number.isSafeInteger(id)) return false;',
    to: "await db.update(listings).set({ category: 'questionable' });",
    red: {
      project: 'integration',
      file: HEADLINES_TEST,
      named: 'no headline changes a verdict',
    },
  },
  {
    protects: 'who looked at a headline is overwritten by who comes second',
    file: TASKS,
    from: '.where(and(eq(headlineTasks.id, id), isNull(headlineTasks.closedAt)))',
    to: '.where(eq(headlineTasks.id, id))',
    red: { project: 'integration', file: HEADLINES_TEST, named: 'says who and when' },
  },
];
