import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Scripts cannot read the sign-in cookies (HttpOnly).',
    file: '../../app/session/cookies.server.ts',
    from: 'httpOnly: true, ',
    to: '',
  },
  {
    protects:
      'Browsers do not send the sign-in cookies along with requests of other sites (SameSite).',
    file: '../../app/session/cookies.server.ts',
    from: "sameSite: 'Lax', ",
    to: '',
  },
  {
    protects: 'Over https the sign-in cookies are bound to this host (__Host- prefix).',
    file: '../../app/session/cookies.server.ts',
    from: "secure ? '__Host-' : ''",
    to: "secure ? '' : ''",
  },
  {
    protects: 'A new sign-in ends the session the browser had before.',
    file: './sign-in-api.ts',
    from: 'if (earlier) await endSession(db, earlier);',
    to: '',
  },
  {
    protects: 'A session ends after half an hour without use.',
    file: '../../domain/admin/session.ts',
    from: 'gt(sessions.lastSeenAt, sql`now() - make_interval(mins => ${IDLE_MINUTES})`),',
    to: '',
  },
  {
    protects: 'A session ends after twelve hours, used or not.',
    file: '../../domain/admin/session.ts',
    from: 'gt(sessions.createdAt, sql`now() - make_interval(hours => ${MAX_HOURS})`),',
    to: '',
  },
  {
    protects: 'An account that loses the admin claim loses its sessions too.',
    file: '../../domain/admin/account.ts',
    from: 'if (!isAdmin) await signOutEverywhere(tx, id);',
    to: '',
  },
];
