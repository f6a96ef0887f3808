import type { Removal } from './removal.ts';

const API = 'http/sign-in-api.db.test.ts';
const ROUTES = 'http/sign-in-api.ts';
const SESSION = 'domain/admin/session.ts';
const COOKIES = 'app/admin/cookies.server.ts';
const _ACCOUNT = 'domain/admin/account.ts';
const EVERYWHERE = 'tests/guard-everywhere.browser.test.ts';

/** Cookies, sessions, and who may do what. */
export const SESSIONS: readonly Removal[] = [
  {
    protects: 'scripts read the cookies of a sign-in',
    file: COOKIES,
    from: 'httpOnly: true, ',
    to: '',
    red: { project: 'integration', file: API, named: 'are for the server alone' },
  },
  {
    protects: 'cookies of a sign-in go along with what other sites send',
    file: COOKIES,
    from: "sameSite: 'Lax', ",
    to: '',
    red: { project: 'integration', file: API, named: 'are for the server alone' },
  },
  {
    protects: 'cookies of a sign-in travel without https, or are set by a neighbour',
    file: COOKIES,
    from: "secure ? '__Host-' : ''",
    to: "secure ? '' : ''",
    red: { project: 'integration', file: API, named: 'are bound to the host and to https' },
  },
  {
    protects: 'a session nobody uses lasts longer than half an hour',
    file: SESSION,
    from: 'gt(sessions.lastSeenAt, sql`now() - make_interval(mins => ${IDLE_MINUTES})`),',
    to: '',
    red: { project: 'integration', file: API, named: 'is over when' },
  },
  {
    protects: 'a session lasts longer than twelve hours',
    file: SESSION,
    from: 'gt(sessions.createdAt, sql`now() - make_interval(hours => ${LONGEST_HOURS})`),',
    to: '',
    red: { project: 'integration', file: API, named: 'is over when' },
  },
  {
    protects: 'a session of a disabled account goes on',
    file: SESSION,
    from: 'isNull(accounts.disabledAt), ',
    to: '',
    red: { project: 'browser', file: 'tests/guard.browser.test.ts', named: 'has ended' },
  },
  {
    protects: 'a session goes on after its account has lost the claim',
    file: ROUTES,
    from: 'if (!signedIn?.isAdmin)',
    to: 'if (!signedIn)',
    red: { project: 'integration', file: API, named: 'is over when' },
  },
  {
    protects: 'a session goes on after its owner has signed out',
    file: ROUTES,
    from: 'if (token) await endSession(db, token);',
    to: '',
    red: { project: 'integration', file: API, named: 'ends with signing out' },
  },
  {
    protects: 'the session before goes on after a new sign-in',
    file: ROUTES,
    from: 'if (earlier) await endSession(db, earlier);',
    to: '',
    red: { project: 'integration', file: API, named: 'are new at every step' },
  },
  {
    protects: 'who knows the cookie of a sign-in before has a part in the next one',
    file: ROUTES,
    from: "await cancelSignIn(parts, cookies.read(c.req.raw, 'pending'));",
    to: '',
    red: { project: 'integration', file: API, named: 'are new at every step' },
  },
  {
    protects: 'a cache keeps what the sign-in answers',
    file: ROUTES,
    from: "await next();\n  c.header('Cache-Control', 'no-store');",
    to: 'await next();',
    red: { project: 'integration', file: API, named: 'nothing is ever kept by a cache' },
  },
  {
    protects: 'another site sends requests with our visitor’s cookie',
    file: 'http/same-origin.ts',
    from: 'if (isSafe || own.includes(from)) return next();',
    to: 'return next();',
    red: { project: 'integration', file: API, named: 'is 403 and changes nothing' },
  },
  {
    protects: 'a site whose name begins like ours sends requests',
    file: 'http/same-origin.ts',
    from: 'own.includes(from)',
    to: 'own.some((each) => from.startsWith(each))',
    red: { project: 'integration', file: API, named: 'is 403 and changes nothing' },
  },
  {
    protects: 'another site sends the forms of the admin',
    file: 'http/routes.ts',
    from: "server.use('/admin/*', sameOrigin(origin));",
    to: '',
    red: {
      project: 'browser',
      file: 'tests/guard.browser.test.ts',
      named: 'a form that another site has sent is refused',
    },
  },
  {
    protects: 'signing in and out is done by a link',
    file: ROUTES,
    from: "if (c.req.method === 'POST') return next();",
    to: 'return next();',
    red: { project: 'integration', file: API, named: 'another method than POST is 405' },
  },
  {
    protects: 'nobody’s session opens the admin',
    file: 'app/admin/guard.server.ts',
    from: 'const signedIn = await findSession(db, token).catch(orLater);',
    to: `const signedIn = (await findSession(db, token).catch(orLater)) ?? {
    accountId: '', email: 'nobody@example.com', isAdmin: true };`,
    red: {
      project: 'browser',
      file: EVERYWHERE,
      named: 'gets into no page, no data and no action, and changes nothing',
    },
  },
  {
    protects: 'an account without the claim opens the admin',
    file: 'app/admin/guard.server.ts',
    from: 'if (!signedIn.isAdmin) {',
    to: 'if (!signedIn) {',
    red: {
      project: 'browser',
      file: EVERYWHERE,
      named: 'without the claim every page, data and action is forbidden',
    },
  },
  {
    protects: 'a stranger uploads pictures',
    file: 'app/admin/images.tsx',
    from: '= [guardCalls];',
    to: '= [guardCalls].slice(1);',
    red: {
      project: 'browser',
      file: 'tests/uploads.browser.test.ts',
      named: 'uploads or translates',
    },
  },
  {
    protects: 'a sign-in leads to another site',
    file: 'app/sign-in/next-page.ts',
    from: String.raw`if (!asked || !/^\/admin\/[^\\\s\p{Cc}]+$/u.test(asked)) return DASHBOARD;`,
    to: 'if (asked) return asked;',
    red: {
      project: 'unit',
      file: 'app/sign-in/next-page.test.ts',
      named: 'and to the dashboard for anything else',
    },
  },
];
