import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'No cache stores admin pages.',
    file: '../../http/security/security-headers.ts',
    from: 'if (isAdminPath(c.req.path) || c.res.status >= 400)',
    to: 'if (c.res.status >= 400)',
  },
  {
    protects: 'A forged Host header does not appear in any link.',
    file: '../../app/root.tsx',
    from: 'const { origin, links, contact, archive, publicScreens } = context.get(services);',
    to: 'const { links, contact, archive, publicScreens } = context.get(services);\n  const { origin } = new URL(arguments[0].request.url);',
  },
];
