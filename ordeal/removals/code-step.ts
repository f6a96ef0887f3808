import type { Removal } from './removal.ts';

const SIGN_IN = 'domain/admin/sign-in.db.test.ts';
const MAIL_STEP_TEST = 'domain/admin/mail-step.db.test.ts';
const CODE_STEP_TEST = 'domain/admin/code-step.db.test.ts';
const CHALLENGE = 'domain/admin/challenge.ts';

/** Signing in: the code. */
export const CODE_STEP: readonly Removal[] = [
  {
    protects: 'a code is good for longer than ten minutes',
    file: CHALLENGE,
    from: 'isNotNull(challenges.codeHash),\n        isFresh(challenges.codeSentAt),',
    to: 'isNotNull(challenges.codeHash),',
    red: { project: 'integration', file: CODE_STEP_TEST, named: 'is good for 600 seconds' },
  },
  {
    protects: 'a code is guessed more than five times',
    file: CHALLENGE,
    from: 'lt(challenges.attempts, ATTEMPTS),\n        isNotNull(challenges.codeHash),',
    to: 'isNotNull(challenges.codeHash),',
    red: {
      project: 'integration',
      file: CODE_STEP_TEST,
      named: 'has five attempts, and 50 at once',
    },
  },
  {
    protects: 'codes that come at once get past the limit of a day',
    file: 'domain/admin/code-step.ts',
    from: ".for('no key update');",
    to: ';',
    red: {
      project: 'integration',
      file: CODE_STEP_TEST,
      named: 'are all there are, over all challenges',
    },
  },
  {
    protects: 'codes are guessed more than ten times a day',
    file: 'domain/admin/code-failures.ts',
    from: 'const FAILURES_A_DAY = 10;',
    to: 'const FAILURES_A_DAY = 10_000;',
    red: {
      project: 'integration',
      file: CODE_STEP_TEST,
      named: 'then even the right one is refused',
    },
  },
  {
    protects: 'wrong codes of others lock out a browser that is known',
    file: 'domain/admin/code-failures.ts',
    from: 'eq(codeFailures.browser, guesser.browser),',
    to: '',
    red: {
      project: 'integration',
      file: CODE_STEP_TEST,
      named: 'by others do not lock out a browser that has signed in before',
    },
  },
  {
    protects: 'a code signs in twice',
    file: 'domain/admin/code-step.ts',
    from: 'await closeChallenge(db, challenge.idHash);',
    to: '',
    red: { project: 'integration', file: CODE_STEP_TEST, named: 'that is right signs in once' },
  },
  {
    protects: 'a code is good for another sign-in than its own',
    file: 'domain/admin/code.ts',
    from: '`${challengeId}:${code}`',
    to: 'code',
    red: {
      project: 'unit',
      file: 'domain/admin/code.test.ts',
      named: 'holds for one challenge and one secret',
    },
  },
  {
    protects: 'a sign-in goes on with another address',
    file: 'domain/admin/sign-in.ts',
    from: 'return found && found.email === normalized(email) ? found : null;',
    to: 'return found;',
    red: { project: 'integration', file: SIGN_IN, named: 'is nobody’s without its token' },
  },
  {
    protects: 'a code is mailed again before a minute has gone',
    file: CHALLENGE,
    from: 'export const RESEND_SECONDS = 60;',
    to: 'export const RESEND_SECONDS = 0;',
    red: {
      project: 'integration',
      file: MAIL_STEP_TEST,
      named: 'sent again takes the place of the one before',
    },
  },
  {
    protects: 'a code asked for many times at once is mailed more than once',
    file: CHALLENGE,
    from: 'sql`${challenges.codeSentAt} <= now() - make_interval(secs => ${RESEND_SECONDS})`,',
    to: '',
    red: { project: 'integration', file: MAIL_STEP_TEST, named: 'asked for 20 times at once' },
  },
  {
    protects: 'a code is mailed a fourth time',
    file: CHALLENGE,
    from: 'const SENDS = 3;',
    to: 'const SENDS = 30;',
    red: {
      project: 'integration',
      file: MAIL_STEP_TEST,
      named: 'sent again takes the place of the one before',
    },
  },
  {
    protects: 'a code mailed again brings new attempts',
    file: CHALLENGE,
    from: 'codeSentAt: sql`now()`,\n      sends:',
    to: 'codeSentAt: sql`now()`,\n      attempts: 0,\n      sends:',
    red: {
      project: 'integration',
      file: MAIL_STEP_TEST,
      named: 'sent again brings no new attempts',
    },
  },
  {
    protects: 'a mail server that is down costs a mail',
    file: 'domain/admin/mail-step.ts',
    from: 'await takeCodeBack(db, challenge, codeHash);\n    await uncountSend',
    to: 'await uncountSend',
    red: {
      project: 'integration',
      file: MAIL_STEP_TEST,
      named: 'that cannot be mailed costs nothing',
    },
  },
  {
    protects: 'a code that a mail server repeats is in the log',
    file: 'domain/admin/mail-step.ts',
    from: "String(error).replaceAll(code, '******')",
    to: 'String(error)',
    red: { project: 'integration', file: SIGN_IN, named: 'the log has who, when and what' },
  },
  {
    protects: 'what is no code of six digits costs an attempt',
    file: 'domain/admin/code.ts',
    from: ".regex(/^[0-9]{6}$/, 'Please enter a valid 6-digit OTP');",
    to: ';',
    red: {
      project: 'integration',
      file: 'http/sign-in-api.db.test.ts',
      named: 'a code that is not six digits is 400 and no attempt',
    },
  },
  {
    protects: 'who reads the database finds what signs in',
    file: 'domain/admin/token.ts',
    from: "return createHash('sha256').update(token).digest('base64url');",
    to: 'return token;',
    red: {
      project: 'integration',
      file: SIGN_IN,
      named: 'neither tokens nor codes are kept as they are',
    },
  },
  {
    protects: 'a sign-in half done goes on after its account has lost the claim',
    file: CHALLENGE,
    from: 'eq(accounts.isAdmin, true),',
    to: '',
    red: { project: 'integration', file: SIGN_IN, named: 'is over when its account' },
  },
  {
    protects: 'a mail server that drips holds a sign-in for ever',
    file: 'domain/mail/mailer.ts',
    from: 'await Promise.race([sending, late]);',
    to: 'await Promise.race([sending, late.catch(() => sending)]);',
    red: { project: 'unit', file: 'domain/mail/mailer.test.ts', named: 'is given up' },
  },
  {
    protects: 'others on the machine read the mails that no server takes',
    file: 'domain/mail/outbox.ts',
    from: "{ mode: 0o600, flag: 'wx' }",
    to: "{ mode: 0o644, flag: 'wx' }",
    red: {
      project: 'unit',
      file: 'domain/mail/mailer.test.ts',
      named: 'is a file for its owner alone',
    },
  },
  {
    protects: 'what has gone by stays in the database for ever',
    file: 'domain/admin/sweep.ts',
    from: 'await db.delete(codeFailures).where(lt(codeFailures.at, aDayAgo));',
    to: '',
    red: {
      project: 'integration',
      file: SIGN_IN,
      named: 'what counts for nothing any more is removed',
    },
  },
];
