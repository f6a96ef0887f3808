import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'A public page contains nothing of the request of the visitor it was rendered for.',
    file: '../../http/server.ts',
    from: 'if (!(await pages.answerPage(request, response))) {',
    to: 'services.links = { ...services.links, startTrading: `https://x.example/${request.headers.cookie}` };\n      if (!(await pages.answerPage(request, response))) {',
  },
];
