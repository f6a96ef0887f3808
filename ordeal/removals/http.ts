import type { Removal } from './removal.ts';

const ANSWERS = 'tests/answers.browser.test.ts';
const RAW_PATHS = 'tests/raw-paths.browser.test.ts';
const REVOKING = 'tests/revoking.browser.test.ts';

export const HTTP: readonly Removal[] = [
  {
    protects: 'a stranger’s body of unknown length is not read into memory',
    file: 'http/form-limit.ts',
    from: 'if (!(await isEditor(c.req.raw).finally(end))) {',
    to: 'if ((await isEditor(c.req.raw).finally(end)) === null) {',
    red: {
      project: 'browser',
      file: 'tests/uploads.browser.test.ts',
      named: 'a stranger is refused before',
    },
  },
  {
    protects: 'an editor’s body of unknown length is cut at its limit',
    file: 'http/form-limit.ts',
    from: 'return isMultipart ? withPicture(c, next) : long(c, next);',
    to: "return c.req.raw.headers.has('Transfer-Encoding') ? next() : isMultipart ? withPicture(c, next) : long(c, next);",
    red: {
      project: 'browser',
      file: 'tests/uploads.browser.test.ts',
      named: 'is cut at its limit',
    },
  },
  {
    protects: 'what a proxy is said to have been asked for reaches no link',
    file: 'app/root.tsx',
    from: 'export function loader({ context }: Route.LoaderArgs) {\n  const { origin, links } = context.get(services);',
    to: "export function loader({ context, request }: Route.LoaderArgs) {\n  const { origin: own, links } = context.get(services);\n  const host = request.headers.get('X-Forwarded-Host') ?? new URL(own).host;\n  const origin = `${request.headers.get('X-Forwarded-Proto') ?? 'http'}://${host}`;",
    red: {
      project: 'browser',
      file: 'tests/same-for-everyone.browser.test.ts',
      named: 'what else a request says does not change',
    },
  },
  {
    protects: 'what is refused before it is a request is counted',
    file: 'http/refusals.ts',
    from: '  function refusalOf(status: number, ...more: string[][]): string {\n    count(status);',
    to: '  function refusalOf(status: number, ...more: string[][]): string {',
    red: { project: 'unit', file: 'http/refusals.test.ts', named: 'and is counted' },
  },
  {
    protects: 'what is refused before it is a request is on record',
    file: 'http/refusal-counts.ts',
    from: "if (untold.statuses) lines.warn({ statuses: untold.statuses }, 'refused: no requests');",
    to: '',
    red: { project: 'unit', file: 'http/refusal-counts.test.ts', named: 'in one line' },
  },
  {
    protects: 'a file that cannot be read is an error with all headers',
    file: 'http/browser-files.ts',
    from: 'const content = await readFile(join(root, name + ENDINGS[encoding]));',
    to: 'const content = await readFile(join(root, name + ENDINGS[encoding])).catch((error) => Buffer.from(String(error)));',
    red: { project: 'unit', file: 'http/browser-files.test.ts', named: 'a disk that fails' },
  },
  {
    protects: 'a file is what is listed under the folder, and nothing beside it',
    file: 'http/browser-files.ts',
    from: "(method !== 'GET' && method !== 'HEAD') || !names.has(name)",
    to: "method !== 'GET' && method !== 'HEAD'",
    red: { project: 'unit', file: 'http/browser-files.test.ts', named: 'is no file' },
  },
  {
    protects: 'every answer but a public page has the common headers',
    file: 'http/security-headers.ts',
    from: 'if (!c.res.headers.has(name)) c.header(name, value);',
    to: 'if (headers.length === 0) return;',
    red: { project: 'browser', file: ANSWERS, named: 'what nobody may keep' },
  },
  {
    protects: 'a public page has the common headers',
    file: 'http/pages.ts',
    from: '      ...commonHeaders,\n      // What is in data',
    to: '      // What is in data',
    red: { project: 'browser', file: ANSWERS, named: 'what everybody may have' },
  },
  {
    protects: 'a picture opened by itself may not be framed',
    file: 'http/show-picture.ts',
    from: "'Content-Security-Policy': NOTHING,",
    to: `'Content-Security-Policy': NOTHING.split('; ')[0] ?? '',`,
    red: { project: 'browser', file: ANSWERS, named: 'what nobody may keep' },
  },
  {
    protects: 'nobody keeps what an editor was shown',
    file: 'http/security-headers.ts',
    from: 'if (isAdmin || c.res.status >= 400)',
    to: 'if (c.res.status >= 400)',
    red: { project: 'browser', file: RAW_PATHS, named: 'is kept by nobody' },
  },
  {
    protects: 'nobody keeps an error',
    file: 'http/security-headers.ts',
    from: 'if (isAdmin || c.res.status >= 400)',
    to: 'if (isAdmin)',
    red: { project: 'browser', file: ANSWERS, named: 'failures, the leaving' },
  },
  {
    protects: 'at https a browser never comes by http again',
    file: 'http/common-headers.ts',
    from: '...(https ? [HTTPS_ONLY] : []),',
    to: '...(https ? [HTTPS_ONLY] : []).slice(1),',
    red: { project: 'browser', file: ANSWERS, named: 'what everybody may have' },
  },
  {
    protects: 'at https the cookies are Secure and of this host alone',
    file: 'app/admin/cookies.server.ts',
    from: "const secure = origin.startsWith('https:');",
    to: "const secure = origin.startsWith('https:') && origin === '';",
    red: { project: 'browser', file: ANSWERS, named: 'a code that cannot be sent' },
  },
  {
    protects: 'a forged host reaches no link',
    file: 'app/root.tsx',
    from: 'export function loader({ context }: Route.LoaderArgs) {\n  const { origin, links } = context.get(services);',
    to: 'export function loader({ context, request }: Route.LoaderArgs) {\n  const { links } = context.get(services);\n  const { origin } = new URL(request.url);',
    red: { project: 'browser', file: RAW_PATHS, named: 'a host that is not ours' },
  },
  {
    protects: 'however the path is written, nobody sees the editors’ pages',
    file: 'app/admin/guard.server.ts',
    from: 'const signedIn = await findSession(db, token).catch(orLater);',
    to: "const signedIn = (await findSession(db, token).catch(orLater)) ?? { accountId: '', email: 'editor-0@example.com', isAdmin: true };",
    red: { project: 'browser', file: RAW_PATHS, named: 'says nothing to nobody' },
  },
  {
    protects: 'without the claim nobody sees the editors’ pages',
    file: 'app/admin/guard.server.ts',
    from: 'if (!signedIn.isAdmin) {',
    to: "if (signedIn.email === '') {",
    red: { project: 'browser', file: RAW_PATHS, named: 'says nothing without the claim' },
  },
  {
    protects: 'revoking ends the sessions of an account',
    file: 'cli/account-commands.ts',
    from: 'const ended = await signOutEverywhere(db, id);',
    to: "const ended = await signOutEverywhere(db, '');",
    red: {
      project: 'browser',
      file: REVOKING,
      named: 'the next request is refused, within a second',
    },
  },
  {
    protects: 'a new password ends the sessions of an account',
    file: 'domain/admin/account.ts',
    from: 'await forgetAllSends(tx, id);\n    await signOutEverywhere(tx, id);',
    to: 'await forgetAllSends(tx, id);',
    red: {
      project: 'browser',
      file: REVOKING,
      named: 'the next request is refused, within a second',
    },
  },
  {
    protects:
      'losing the claim ends the sessions of an account, should it be given the claim again',
    file: 'domain/admin/account.ts',
    from: 'if (!isAdmin) await signOutEverywhere(tx, id);',
    to: '',
    red: {
      project: 'integration',
      file: 'http/sign-in-api.db.test.ts',
      named: 'from before the claim was lost',
    },
  },
];
