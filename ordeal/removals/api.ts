import type { Removal } from './removal.ts';

const API_TEST = 'http/api.db.test.ts';
const SIGN_IN_TEST = 'http/sign-in-api.db.test.ts';

/** What is sent to the JSON API and how it answers in bad times. */
export const API: readonly Removal[] = [
  {
    protects: 'a body of any length is read',
    file: 'http/sign-in-api.ts',
    from: 'const BODY_BYTES = 100 * 1024;',
    to: 'const BODY_BYTES = 100 * 1024 * 1024;',
    red: { project: 'integration', file: SIGN_IN_TEST, named: 'a body over 100 kB is 413' },
  },
  {
    protects: 'JSON of any depth is taken',
    file: 'http/json-body.ts',
    from: "if (isDeeper(json, DEEPEST)) return { error: 'The request is nested too deeply.' };",
    to: '',
    red: {
      project: 'integration',
      file: SIGN_IN_TEST,
      named: 'nested too deeply beside what is asked for',
    },
  },
  {
    protects: 'a list is asked for in one piece, however long',
    file: 'domain/api/queries.ts',
    from: '.pipe(z.int().min(1).max(100))',
    to: '.pipe(z.int())',
    red: {
      project: 'integration',
      file: API_TEST,
      named: 'a query that cannot be meant is 400 {error, field}',
    },
  },
  {
    protects: 'a cursor of another list starts the list anew',
    file: 'domain/api/answers.ts',
    from: 'if (after === null) return null;',
    to: '',
    red: {
      project: 'integration',
      file: API_TEST,
      named: 'a cursor of another order, of another sort, or changed',
    },
  },
  {
    protects: 'a forged cursor makes the database fail',
    file: 'domain/api/cursor.ts',
    from: '.refine((text) => Date.parse(text) >= 0 && new Date(text).toISOString() === text);',
    to: ';',
    red: { project: 'integration', file: API_TEST, named: 'a forged cursor with a moment' },
  },
  {
    protects: 'NUL in a cursor reaches the database',
    file: 'domain/api/cursor.ts',
    from: String.raw`read.success && !JSON.stringify(read.data).includes('\\u0000')`,
    to: 'read.success',
    red: { project: 'unit', file: 'domain/api/cursor.test.ts', named: 'a name with NUL in it' },
  },
  {
    protects: 'NUL in a query reaches the database',
    file: 'domain/api/queries.ts',
    from: String.raw`.refine((value) => !value.includes('\0'), 'must not hold NUL');`,
    to: ';',
    red: {
      project: 'integration',
      file: API_TEST,
      named: 'a query that cannot be meant is 400 {error, field}',
    },
  },
  {
    protects: 'without the database the API says that it is broken',
    file: 'http/api.ts',
    from: 'if (isUnavailable(error)) {',
    to: 'if (error === undefined) {',
    red: {
      project: 'integration',
      file: API_TEST,
      named: 'without the database an answer is 503',
    },
  },
  {
    protects: 'without the database the sign-in says that it is broken',
    file: 'http/sign-in-api.ts',
    from: 'return isUnavailable(error) ?',
    to: 'return error === undefined ?',
    red: {
      project: 'integration',
      file: SIGN_IN_TEST,
      named: 'without the database the answer is 503',
    },
  },
  {
    protects: 'a full disk or a full pool counts as a mistake in a query',
    file: 'db/client.ts',
    from: 'if (/^(53|57014|55P03|58030|25006)/.test(code)) return true;',
    to: '',
    red: { project: 'unit', file: 'db/client.test.ts', named: 'says that it may be done later' },
  },
  {
    protects: 'a database that cannot be reached counts as a mistake in a query',
    file: 'db/client.ts',
    from: '|EPIPE|57P0)/',
    to: '|EPIPE)/',
    red: { project: 'unit', file: 'db/client.test.ts' },
  },
  {
    protects: 'a form that a full disk refused is said to be broken',
    file: 'app/editing/failure-status.server.ts',
    from: 'return isUnavailable(error) ? 503 : 500;',
    to: 'return error === undefined ? 503 : 500;',
    red: {
      project: 'browser',
      file: 'tests/admin-failure.browser.test.ts',
      named: 'a form that the database has no space for says that it may be sent later',
    },
  },
  {
    protects: 'who reads waits for ever where the database hangs',
    file: 'http/read-deadline.ts',
    from: 'if (!isLate) return;',
    to: 'if (isLate || !isLate) return next();',
    red: { project: 'unit', file: 'http/read-deadline.test.ts' },
  },
  {
    protects: 'metrics are told to everybody',
    file: 'http/metrics.ts',
    from: 'if (!timingSafeEqual(digest(given), expected)) {',
    to: "if (given === 'nobody') {",
    red: { project: 'browser', file: 'tests/operating.browser.test.ts', named: 'metrics are told' },
  },
];
