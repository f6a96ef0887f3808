import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Strangers cannot have the server fetch an address for its title.',
    file: '../../app/routes/admin/evidence-title.ts',
    from: 'export const middleware: Route.MiddlewareFunction[] = [guardCalls];',
    to: 'export const middleware: Route.MiddlewareFunction[] = [guardCalls].slice(1);',
  },
];
