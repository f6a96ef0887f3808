import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Control characters of stored names do not reach the operator’s terminal.',
    file: './operator/admin-command.ts',
    from: 'say(escapeControls(line))',
    to: 'say(line || escapeControls(line))',
  },
  {
    protects: 'Account changes at the command line are in the audit log.',
    file: './operator/admin-command.ts',
    from: 'await recordChange(tx, command, { before, after: await findAccount(tx, before.email) });',
    to: '',
  },
];
