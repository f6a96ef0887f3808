import type { Removal } from './removal.ts';

const SERVE = 'cli/serve.ts';
const SERVE_TEST = 'cli/serve.test.ts';
const HEALTH_TEST = 'http/health.db.test.ts';

/** Starting, stopping, what a server is made of and who may wait for it. */
export const PROCESSES: readonly Removal[] = [
  {
    protects: 'a client keeps a server from stopping by asking on',
    file: SERVE,
    from: "server.prependListener('request', (_, answer) => answer.setHeader('Connection', 'close'));",
    to: '',
    red: {
      project: 'unit',
      file: SERVE_TEST,
      named: 'lets no client ask on by the connection it has',
    },
  },
  {
    protects: 'a server whose SECRET is not the one of the others starts without a warning',
    file: 'cli/start.ts',
    from: '  await warnOfOtherSecret(db, settings, log);\n',
    to: '',
    red: {
      project: 'browser',
      file: 'tests/other-secret.browser.test.ts',
      named: 'starts with another SECRET',
    },
  },
  {
    protects: 'who asks much at once and takes nothing keeps his connection',
    file: SERVE,
    from: "answer.once('prefinish', () => limitReading(answer, deafMs));",
    to: '',
    red: { project: 'unit', file: SERVE_TEST, named: 'takes nothing of it is cut off' },
  },
  {
    protects: 'a server that stops closes the database under what is still done',
    file: SERVE,
    from: 'await Promise.race([ended(), late]);',
    to: '',
    red: { project: 'unit', file: SERVE_TEST, named: 'waits for what is still done' },
  },
  {
    protects: 'a server that stops refuses who has not heard of it',
    file: SERVE,
    from: 'await sleepMs(NOTICE_MILLISECONDS);\n  await drain();',
    to: 'await drain();',
    red: {
      project: 'unit',
      file: SERVE_TEST,
      named: 'for a moment still answers who has not heard',
    },
  },
  {
    protects: 'a server that stops does not say so',
    file: 'http/health.ts',
    from: "if (readiness.draining) return c.json({ error: 'draining' }, 503, { 'Retry-After': '5' });",
    to: '',
    red: { project: 'integration', file: HEALTH_TEST, named: 'then draining' },
  },
  {
    protects: 'an instance without a database says that it is ready',
    file: 'http/health.ts',
    from: 'return (await hasDatabase())',
    to: 'return (await hasDatabase()) !== undefined',
    red: { project: 'integration', file: HEALTH_TEST, named: 'without its database' },
  },
  {
    protects: 'an instance whose every connection is held does not say that it is not ready',
    file: 'http/health.ts',
    from: 'answered = Promise.race([asked, sleep(PATIENCE_MILLISECONDS, false, NO_REF)]);',
    to: 'answered = asked;',
    red: { project: 'integration', file: HEALTH_TEST, named: 'whose every connection is held' },
  },
  {
    protects: 'a client that says nothing keeps its connection',
    file: SERVE,
    from: 'headersTimeout: 6_000,\n  requestTimeout: 12_000,',
    to: 'headersTimeout: 80_000,\n  requestTimeout: 120_000,',
    red: { project: 'browser', file: 'tests/http.browser.test.ts', named: 'says nothing' },
  },
  {
    protects: 'a client that takes nothing keeps its connection by sending',
    file: 'cli/talkers.ts',
    from: 'now.asked > last.asked || now.taken > last.taken',
    to: 'now.asked > last.asked || now.read > last.read',
    red: { project: 'unit', file: 'cli/serve.test.ts', named: 'asks once and sends on' },
  },
  {
    protects: 'a client that sends a line now and then keeps its connection',
    file: SERVE,
    from: 'cutTalkers(server, talkMs);',
    to: '',
    red: { project: 'unit', file: SERVE_TEST, named: 'sends on without asking is cut off' },
  },
  {
    protects: 'a slow client that was silent for long is cut off as soon as it asks',
    file: 'cli/talkers.ts',
    from: 'isSilent || open > 0',
    to: 'open > 0',
    red: { project: 'unit', file: 'cli/serve.test.ts', named: 'silent for long' },
  },
  {
    protects: 'who asks in time is hung up on where the server has no moment to read it',
    file: SERVE,
    from: 'keepAliveTimeoutBuffer: 3_000',
    to: 'keepAliveTimeoutBuffer: 1_000',
    red: { project: 'unit', file: 'cli/serve.test.ts', named: 'though it is read late' },
  },
  {
    protects: 'others on the machine read the secret',
    file: 'cli/secret.ts',
    from: "open(draft, 'wx', 0o600)",
    to: "open(draft, 'wx', 0o644)",
    red: { project: 'unit', file: 'cli/secret.test.ts', named: 'only its owner can read it' },
  },
  {
    protects: 'of many starts at once each has a secret of its own',
    file: 'cli/secret.ts',
    from: 'await link(draft, path).catch(',
    to: "await import('node:fs/promises').then(({ rename }) => rename(draft, path)).catch(",
    red: { project: 'unit', file: 'cli/secret.test.ts', named: '20 starts at once agree' },
  },
  {
    protects: 'a secret of a few letters is taken',
    file: 'cli/secret.ts',
    from: 'if (secret.length >= MIN_CHARACTERS) return secret;',
    to: 'return secret;',
    red: { project: 'unit', file: 'cli/secret.test.ts' },
  },
  {
    protects: 'a package is another one after the next installation',
    file: 'package.json',
    from: '"hono": "4.13.19"',
    to: '"hono": "^4.13.19"',
    red: {
      project: 'unit',
      file: 'tests/dependencies.test.ts',
      named: 'each version is named exactly',
    },
  },
  {
    protects: 'a package runs a script when it is installed',
    file: '.npmrc',
    from: 'ignore-scripts=true',
    to: 'ignore-scripts=false',
    red: { project: 'unit', file: 'tests/dependencies.test.ts', named: 'no install script is run' },
  },
];
