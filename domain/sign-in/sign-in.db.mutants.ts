import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'The database stores hashes of tokens, never tokens.',
    file: '../admin/token.ts',
    from: "return createHash('sha256').update(token).digest('base64url');",
    to: 'return token;',
  },
];
