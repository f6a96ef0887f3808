import type { Removal } from './removal.ts';

export const SIGNING_IN: readonly Removal[] = [
  {
    protects: 'a stolen password does not have mails sent at will',
    file: 'domain/admin/mail-step.ts',
    from: 'const pause = await countSend(db, challenge);',
    to: 'const pause = 0 * (await countSend(db, challenge));',
    red: {
      project: 'integration',
      file: 'domain/admin/mail-step.db.test.ts',
      named: 'in 20 sign-ins at once',
    },
  },
  {
    protects: 'three mails in ten minutes are all there are, over all sign-ins',
    file: 'domain/admin/code-sends.ts',
    from: 'const IN_ALL = { times: SENDS, seconds: CODE_SECONDS };',
    to: 'const IN_ALL = { times: 100 * SENDS, seconds: CODE_SECONDS };',
    red: {
      project: 'integration',
      file: 'domain/admin/mail-step.db.test.ts',
      named: 'over all sign-ins of whoever',
    },
  },
  {
    protects: 'others do not use up the mails of a browser that is known',
    file: 'domain/admin/code-sends.ts',
    from: 'const whose = `${accountId} ${browser}`;',
    to: 'const whose = `${accountId} ${browser && ""}`;',
    red: {
      project: 'integration',
      file: 'domain/admin/mail-step.db.test.ts',
      named: 'over all sign-ins of whoever',
    },
  },
  {
    protects: 'a mail that could not be sent costs no send',
    file: 'domain/admin/mail-step.ts',
    from: '    await uncountSend(db, challenge);\n',
    to: '',
    red: {
      project: 'integration',
      file: 'http/sign-in-api.db.test.ts',
      named: 'costs nothing',
    },
  },
  {
    protects: 'mails that arrived do not count against the next sign-in',
    file: 'domain/admin/code-step.ts',
    from: '  await forgetSends(db, challenge);\n',
    to: '',
    red: {
      project: 'integration',
      file: 'domain/admin/mail-step.db.test.ts',
      named: 'did arrive',
    },
  },
  {
    protects: 'invented addresses do not keep a browser that is known waiting',
    file: 'domain/admin/password-step.ts',
    from: "const queue = browser ? 'known' : 'anybody';",
    to: "const queue = browser ? 'anybody' : 'anybody';",
    red: {
      project: 'integration',
      file: 'domain/admin/password-step.db.test.ts',
      named: 'a hundred at once',
    },
  },
  {
    protects: 'an unknown address takes as long as a wrong password',
    file: 'domain/admin/password.ts',
    from: 'PHC.exec(hash ?? (await hashOfNobody)) ?? [];',
    to: 'PHC.exec(hash ?? "$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA") ?? [];',
    red: {
      project: 'integration',
      file: 'domain/admin/password-step.db.test.ts',
      named: 'cannot tell by the time',
    },
  },
];
