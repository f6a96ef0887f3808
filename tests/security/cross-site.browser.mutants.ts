import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'The admin refuses form posts that come from another site.',
    file: '../../http/routes.ts',
    from: "server.use('/admin/*', sameOrigin(origin));",
    to: '',
  },
  {
    protects: 'The sign-in API refuses posts that come from another site.',
    file: '../../http/sign-in/sign-in-api.ts',
    from: 'noStore, onlyPost, sameOrigin(origin), smallBody',
    to: 'noStore, onlyPost, smallBody',
  },
];
