import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Every answer that is no public page carries the common security headers.',
    file: '../../http/security/security-headers.ts',
    from: 'if (!c.res.headers.has(name)) c.header(name, value);',
    to: 'if (headers.length === 0) return;',
  },
  {
    protects: 'Public pages carry the common security headers.',
    file: '../../http/pages/page-maker.ts',
    from: '        ...commonHeaders,\n',
    to: '',
  },
  {
    protects: 'No cache stores errors.',
    file: '../../http/security/security-headers.ts',
    from: 'if (isAdminPath(c.req.path) || c.res.status >= 400)',
    to: 'if (isAdminPath(c.req.path))',
  },
  {
    protects: 'Over https the sign-in cookies are Secure.',
    file: '../../app/session/cookies.server.ts',
    from: "const secure = origin.startsWith('https:');",
    to: "const secure = origin.startsWith('https:') && origin === '';",
  },
];
