import type { Removal } from './removal.ts';

/** What holds where the program is run, and in a language that is added. */
export const RUNNING: readonly Removal[] = [
  {
    protects: 'the image does not run as root',
    file: 'Dockerfile',
    from: 'USER node\n',
    to: '',
    red: { project: 'unit', file: 'tests/deploy.test.ts' },
  },
  {
    protects: 'settings and data do not get into the image',
    file: '.dockerignore',
    from: '.env*\n',
    to: '',
    red: { project: 'unit', file: 'tests/deploy.test.ts' },
  },
  {
    protects: 'the image and the program have the same version of PostgreSQL',
    file: 'compose.yaml',
    from: 'image: postgres:',
    to: 'image: postgres:1',
    red: { project: 'unit', file: 'tests/deploy.test.ts', named: 'the PostgreSQL of compose.yaml' },
  },
  {
    protects: 'what compose.yaml opens is open to this machine alone',
    file: 'compose.yaml',
    from: "'127.0.0.1:${PORT",
    to: "'${PORT",
    red: { project: 'unit', file: 'tests/deploy.test.ts' },
  },
  {
    protects: 'every setting is in .env.example',
    file: '.env.example',
    from: '#METRICS_TOKEN=at-least-sixteen-characters\n',
    to: '',
    red: { project: 'unit', file: 'settings.test.ts' },
  },
  {
    protects: 'a first visit is led to whatever language there is',
    file: 'app/frame/before-paint.ts',
    from: "languages.includes(theirs) ? theirs : 'en'",
    to: "theirs === 'ar' ? theirs : 'en'",
    red: { project: 'unit', file: 'app/frame/before-paint.test.ts' },
  },
  {
    protects: 'a language that is added has pages',
    file: 'app/routes.ts',
    from: "['', ...LANGUAGE_CODES]",
    to: "['', 'en', 'ar']",
    red: { project: 'integration', file: 'tests/added-language.db.test.ts' },
  },
  {
    protects: 'npm run dev shows an edit by itself',
    file: 'app/hydration/plan.server.ts',
    from: 'reload: manifest.hmr?.runtime',
    to: 'reload: undefined',
    red: { project: 'integration', file: 'tests/added-language.db.test.ts' },
  },
  {
    protects: 'npm run dev renders pages',
    file: 'vite.config.ts',
    from: "command === 'build' ? RENDERS : []",
    to: 'RENDERS',
    red: { project: 'integration', file: 'tests/added-language.db.test.ts' },
  },
  {
    protects: 'who starts it as root is told of a user of its own',
    file: 'cli/start-warnings.ts',
    from: 'if (uid === 0) {',
    to: 'if (uid === -1) {',
    red: { project: 'unit', file: 'cli/start-warnings.test.ts' },
  },
  {
    protects: 'a public site without a mail server says where codes are written',
    file: 'cli/start-warnings.ts',
    from: "if (origin?.startsWith('https:') && mail.smtpUrl === undefined) {",
    to: "if (origin === '' && mail.smtpUrl === undefined) {",
    red: { project: 'unit', file: 'cli/start-warnings.test.ts' },
  },
  {
    protects: 'a start says what should be changed',
    file: 'cli/start.ts',
    from: 'log.warn(warning);',
    to: 'log.trace(warning);',
    red: { project: 'browser', file: 'tests/start-warnings.browser.test.ts' },
  },
];
