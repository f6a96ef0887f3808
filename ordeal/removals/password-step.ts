import type { Removal } from './removal.ts';

const PASSWORD_STEP_TEST = 'domain/admin/password-step.db.test.ts';
const LIMITS = 'domain/admin/sign-in-limits.ts';

/** Signing in: address and password. */
export const PASSWORD_STEP: readonly Removal[] = [
  {
    protects: 'an unknown address is told by a faster answer',
    file: 'domain/admin/password-step.ts',
    from: 'const checking = isPassword(given.password, account?.passwordHash ?? null, queue);',
    to: 'const checking = account ? isPassword(given.password, account.passwordHash, queue) : Promise.resolve(false);',
    red: {
      project: 'integration',
      file: PASSWORD_STEP_TEST,
      named: 'whose password is wrong cannot tell by the time why',
    },
  },
  {
    protects: 'a disabled account gets another answer than a wrong password',
    file: 'domain/admin/password-step.ts',
    from: 'if (!account || !isRight || account.disabledAt) {',
    to: 'if (!account || !isRight) {',
    red: {
      project: 'integration',
      file: PASSWORD_STEP_TEST,
      named: 'what is wrong, unknown or disabled gets one answer',
    },
  },
  {
    protects: 'an account without the admin claim gets to the code',
    file: 'domain/admin/password-step.ts',
    from: 'if (!account.isAdmin) {',
    to: 'if (!account) {',
    red: {
      project: 'integration',
      file: PASSWORD_STEP_TEST,
      named: 'what is wrong, unknown or disabled gets one answer',
    },
  },
  {
    protects: 'passwords are tried more than ten times a minute from one address',
    file: LIMITS,
    from: 'const FROM_ONE_PLACE = { times: 10, seconds: 60 };',
    to: 'const FROM_ONE_PLACE = { times: 10_000, seconds: 60 };',
    red: {
      project: 'integration',
      file: PASSWORD_STEP_TEST,
      named: 'are ten a minute from one address',
    },
  },
  {
    protects: 'tries at once are counted as fewer than they are',
    file: 'domain/admin/throttle.ts',
    from: 'least(${throttles.count} + 1, ${times + 1})',
    // What was read before the statement and written by it, as two statements would.
    to: 'least((select count + 1 from throttles t where t.key = ${key}), ${times + 1})',
    red: { project: 'integration', file: PASSWORD_STEP_TEST, named: 'are ten at once too' },
  },
  {
    protects: 'a password is guessed from many addresses, as often as there are addresses',
    file: LIMITS,
    from: 'return countTry(db, `sign-in to ${account}`, FOR_ONE_ACCOUNT);',
    to: 'return 0;',
    red: {
      project: 'integration',
      file: PASSWORD_STEP_TEST,
      named: 'to one address are counted whether there is an account or not',
    },
  },
  {
    protects: 'others use up the tries of a browser that is known',
    file: LIMITS,
    from: 'if (browser) return countTry(db, `sign-in browser ${browser}`, FROM_ONE_PLACE);',
    to: '',
    red: {
      project: 'integration',
      file: PASSWORD_STEP_TEST,
      named: 'do not lock out a browser that is known',
    },
  },
  {
    protects: 'the mark of a browser is good for another account, or after a new password',
    file: 'domain/admin/known-browser.ts',
    from: 'JSON.stringify([id, account.id, account.passwordHash])',
    to: 'id',
    red: {
      project: 'unit',
      file: 'domain/admin/known-browser.test.ts',
      named: 'but not for another account',
    },
  },
  {
    protects: 'the addresses of one IPv6 network are counted one by one',
    file: 'domain/admin/client-network.ts',
    from: 'return prefixOf(address, { ipv4: 32, ipv6: 64 });',
    to: 'return prefixOf(address, { ipv4: 32, ipv6: 128 });',
    red: { project: 'unit', file: 'domain/admin/client-network.test.ts' },
  },
  {
    protects: 'an IPv4 address written as IPv6 is counted as another',
    file: 'domain/admin/client-network.ts',
    from: 'const parsed = ipaddr.process(bare);',
    to: 'const parsed = ipaddr.parse(bare);',
    red: { project: 'unit', file: 'domain/admin/client-network.test.ts' },
  },
  {
    protects: 'a visitor says by X-Forwarded-For which address it has',
    file: 'http/client-address.ts',
    from: 'if (trustedProxies === 0) return nearest;',
    to: "if (trustedProxies === 0) return c.req.header('X-Forwarded-For') ?? nearest;",
    red: {
      project: 'unit',
      file: 'http/client-address.test.ts',
      named: 'with no proxy in front, nobody is believed',
    },
  },
  {
    protects: 'what a visitor wrote before the entries of our proxies is believed',
    file: 'http/client-address.ts',
    from: 'chain[Math.max(0, chain.length - 1 - trustedProxies)]',
    to: 'chain[0]',
    red: { project: 'unit', file: 'http/client-address.test.ts' },
  },
  {
    protects: 'a flood of sign-ins is hashed without end',
    file: 'domain/admin/password.ts',
    from: 'anybody: bulkhead(2, 40),',
    to: 'anybody: bulkhead(2, 10_000),',
    red: {
      project: 'integration',
      file: PASSWORD_STEP_TEST,
      named: 'a hundred at once are answered, some by asking to come again',
    },
  },
  {
    protects: 'a password of thousands of accents holds everybody up',
    file: 'domain/admin/password.ts',
    from: 'const isTooLong = password.length > LONGEST_TRIED;',
    to: 'const isTooLong = false;',
    red: {
      project: 'browser',
      file: 'tests/hostile-sign-in.browser.test.ts',
      named: 'a password of accents holds nobody up, as JSON',
    },
  },
  {
    protects: 'an address with a line end gets into the head of a mail',
    file: 'domain/admin/account.ts',
    from: String.raw`.refine((text) => !/\p{Cc}/u.test(text), NOT_AN_ADDRESS)`,
    to: '',
    red: {
      project: 'integration',
      file: 'http/sign-in-api.db.test.ts',
      named: 'what is no address is 400',
    },
  },
];
