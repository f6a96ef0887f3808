import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects:
      'Files cannot be swapped for files of root while the database folder changes its owner.',
    file: './embedded-handover.ts',
    from: '    if (uid !== 0) await handle.chown(0, 0);',
    to: '',
  },
];
