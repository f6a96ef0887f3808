import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'No admin page, data request or action answers a visitor without a session.',
    file: '../../app/session/guard.server.ts',
    from: 'const signedIn = await findSession(db, token).catch(orUnavailable);',
    to: "const signedIn = (await findSession(db, token).catch(orUnavailable)) ?? {\n    accountId: '', email: 'nobody@example.com', isAdmin: true };",
  },
  {
    protects: 'No admin page, data request or action answers an account without the admin claim.',
    file: '../../app/session/guard.server.ts',
    from: 'if (!signedIn.isAdmin) {',
    to: 'if (!signedIn) {',
  },
  {
    protects: 'Endpoints that scripts call are guarded: strangers upload nothing.',
    file: '../../app/routes/admin/images.ts',
    from: '= [guardCalls];',
    to: '= [guardCalls].slice(1);',
  },
];
