import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { challenges, codeFailures, throttles } from '#db/schema.ts';
import type { Account } from '#domain/admin/account.ts';
import { verifyCode } from '#domain/sign-in/code-step.ts';
import { sendCode } from '#domain/sign-in/mail-step.ts';
import { startSignIn } from '#domain/sign-in/password-step.ts';
import { type SignInSite, signInSite } from '#tests/rig/sign-in-site.ts';
import { EDITOR_PASSWORD } from '#tests/samples/editors.ts';

type Options = Partial<Parameters<typeof startSignIn>[1]>;

/** The single steps of a sign-in; each test has an account of its own. */
export function signInSteps() {
  let site: SignInSite;
  let account: Account;
  let attempts = 0;

  beforeAll(async () => {
    site = await signInSite();
  });
  beforeEach(async () => {
    site.mailServer.behaviour = 'takes';
    account = await site.account();
  });
  afterAll(() => site.stop());

  /** The password step, each time from another IP address. */
  function enter(options: Options = {}) {
    attempts += 1;
    const address = `10.0.${Math.floor(attempts / 250)}.${attempts % 250}`;
    return startSignIn(site.parts, {
      email: account.email,
      password: EDITOR_PASSWORD,
      browser: null,
      address,
      ...options,
    });
  }

  async function challenge(options: Options = {}): Promise<string> {
    const start = await enter(options);
    if (start.outcome !== 'pending') return expect.fail(`sign-in is ${start.outcome}`);
    return start.token;
  }

  const send = (token: string, email = account.email) => sendCode(site.parts, token, email);
  const verify = (token: string, code: string, email = account.email) =>
    verifyCode(site.parts, { token, email, code });

  /** A challenge whose code has been mailed. */
  async function challengeWithCode(options: Options = {}) {
    const token = await challenge(options);
    expect(await send(token)).toEqual({ outcome: 'sent', expiresIn: 600 });
    const code = site.mailServer.codeFor(account.email);
    return { token, code, wrong: wrongCodeFor(code) };
  }

  async function signInWholly(options: Options = {}) {
    const { token, code } = await challengeWithCode(options);
    const verdict = await verify(token, code);
    if (verdict.outcome !== 'signedIn') return expect.fail(`the code is ${verdict.outcome}`);
    return verdict;
  }

  /** Moves this account's sign-ins into the past by `seconds`. */
  async function pass(seconds: number): Promise<void> {
    const earlier = (moment: unknown) => sql`${moment} - make_interval(secs => ${seconds})`;
    await site.db
      .update(challenges)
      .set({
        createdAt: earlier(challenges.createdAt),
        codeSentAt: earlier(challenges.codeSentAt),
      })
      .where(eq(challenges.accountId, account.id));
    await site.db
      .update(codeFailures)
      .set({ at: earlier(codeFailures.at) })
      .where(eq(codeFailures.accountId, account.id));
    await site.db
      .update(throttles)
      .set({ windowStart: earlier(throttles.windowStart) })
      .where(sql`key like ${`code%${account.id}%`}`);
  }

  const mailsTo = (email: string) =>
    site.mailServer.mails().filter(({ to }) => to?.[0]?.address === email).length;

  return {
    get site() {
      return site;
    },
    get account() {
      return account;
    },
    enter,
    challenge,
    send,
    verify,
    challengeWithCode,
    signInWholly,
    pass,
    mailsTo,
  };
}

export function wrongCodeFor(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** The number of results with this outcome. */
export function count<T extends { outcome: string }>(results: T[], outcome: T['outcome']): number {
  return results.filter((result) => result.outcome === outcome).length;
}
