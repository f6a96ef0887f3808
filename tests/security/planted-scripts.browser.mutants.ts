import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'The policy of a public page does not allow scripts that came in as text.',
    file: '../../http/pages/page-maker.ts',
    from: 'contentSecurityPolicy(ownScripts)',
    to: "contentSecurityPolicy([...text.matchAll(/<script[^>]*>(.*?)<\\/script>/gs)].map(([, script]) => script ?? ''))",
  },
  {
    protects: 'The policy of an admin page does not allow scripts that came in as text.',
    file: '../../http/security/security-headers.ts',
    from: "contentSecurityPolicy(c.get('ownScripts'))",
    to: "contentSecurityPolicy([...(await c.res.clone().text()).matchAll(/<script[^>]*>(.*?)<\\/script>/gs)].map(([, script]) => script ?? ''))",
  },
];
