import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { challenges, codeFailures, throttles } from '#db/schema.ts';
import type { Account } from '#domain/admin/account.ts';
import { verifyCode } from '#domain/sign-in/code-step.ts';
import { sendCode } from '#domain/sign-in/mail-step.ts';
import { startSignIn } from '#domain/sign-in/password-step.ts';
import { type SigningIn, signingIn } from '#tests/rig/signing-in.ts';
import { EDITOR_PASSWORD } from '#tests/samples/editors.ts';

type Given = Partial<Parameters<typeof startSignIn>[1]>;

/** The steps of a sign-in, one by one; each test has an account of its own. */
export function signInSteps() {
  let site: SigningIn;
  let account: Account;
  let made = 0;

  beforeAll(async () => {
    site = await signingIn();
  });
  beforeEach(async () => {
    site.mailServer.behaviour = 'takes';
    account = await site.account();
  });
  afterAll(() => site.stop());

  /** The password step, from an address of its own. */
  function enter(given: Given = {}) {
    made += 1;
    const address = `10.0.${Math.floor(made / 250)}.${made % 250}`;
    return startSignIn(site.parts, {
      email: account.email,
      password: EDITOR_PASSWORD,
      browser: null,
      address,
      ...given,
    });
  }

  async function challenge(given: Given = {}): Promise<string> {
    const start = await enter(given);
    if (start.outcome !== 'pending') return expect.fail(`sign-in is ${start.outcome}`);
    return start.token;
  }

  const send = (token: string, email = account.email) => sendCode(site.parts, token, email);
  const verify = (token: string, code: string, email = account.email) =>
    verifyCode(site.parts, token, email, code);

  /** A challenge whose code has been mailed. */
  async function challengeWithCode(given: Given = {}) {
    const token = await challenge(given);
    expect(await send(token)).toEqual({ outcome: 'sent', expiresIn: 600 });
    const code = site.mailServer.codeFor(account.email);
    return { token, code, wrong: anotherThan(code) };
  }

  async function signInWholly(given: Given = {}) {
    const { token, code } = await challengeWithCode(given);
    const verdict = await verify(token, code);
    if (verdict.outcome !== 'signedIn') return expect.fail(`the code is ${verdict.outcome}`);
    return verdict;
  }

  /** Lets time go by for this account's sign-ins. */
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
    ...{ enter, challenge, send, verify, challengeWithCode, signInWholly, pass, mailsTo },
  };
}

export function anotherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** How many of the answers are this one. */
export function count<T extends { outcome: string }>(answers: T[], outcome: T['outcome']): number {
  return answers.filter((answer) => answer.outcome === outcome).length;
}
