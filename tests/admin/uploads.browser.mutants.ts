import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'A body of unknown length is read only for a signed-in editor.',
    file: '../../http/limits/form-limit.ts',
    from: 'if (!(await isEditor(c.req.raw).finally(end))) {',
    to: 'if ((await isEditor(c.req.raw).finally(end)) === null) {',
  },
];
