import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'A backup is a snapshot of one moment (repeatable read).',
    file: '../../db/backup.ts',
    from: "{ isolationLevel: 'repeatable read', accessMode: 'read only' },",
    to: "{ isolationLevel: 'read committed', accessMode: 'read only' },",
  },
  {
    protects: 'A backup whose checksum does not match is not restored.',
    file: './backup-file.ts',
    from: "if (value.sha256 !== sum.digest()) throw new BrokenError('its checksum is wrong');",
    to: '',
  },
];
