import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codeFailures, sessions } from '#db/schema.ts';
import { setPassword } from '#domain/admin/account.ts';
import { count, signInSteps, wrongCodeFor } from '#tests/browser/sign-in-steps.ts';
import type { CodeOutcome } from './code-step.ts';

const steps = signInSteps();
const { challenge, send, verify, challengeWithCode, signInWholly, pass, mailsTo } = steps;

describe('a code', () => {
  test('is valid for 600 seconds by the database’s clock', async () => {
    const { token, code } = await challengeWithCode();
    await pass(595);
    expect(await verify(token, wrongCodeFor(code))).toMatchObject({ outcome: 'wrong' });
    await pass(5);
    expect(await verify(token, code)).toEqual({ outcome: 'expired' });
    expect(await send(token)).toEqual({ outcome: 'notPending' });
    const again = await challengeWithCode();
    await pass(595);
    expect(await verify(again.token, again.code)).toMatchObject({ outcome: 'signedIn' });
  });

  test('allows five attempts, even when 50 are concurrent', async () => {
    const { token, code, wrong } = await challengeWithCode();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token, wrong)));
    expect(count(answers, 'wrong')).toBe(5);
    expect(count(answers, 'tooMany')).toBe(45);
    const left = answers.flatMap((answer) =>
      answer.outcome === 'wrong' ? [answer.attemptsLeft] : [],
    );
    expect(left.toSorted()).toEqual([0, 1, 2, 3, 4]);
    const late = await verify(token, code);
    expect(late).toMatchObject({ outcome: 'tooMany' });
    expect((late as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(500);
    expect(
      await steps.site.db.$count(codeFailures, eq(codeFailures.accountId, steps.account.id)),
    ).toBe(5);
  });

  test('signs in only once, even when it is entered 20 times concurrently', async () => {
    const { token, code } = await challengeWithCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token, code)));
    expect(count(answers, 'signedIn')).toBe(1);
    expect(count(answers, 'notPending')).toBe(19);
    expect(await steps.site.db.$count(sessions, eq(sessions.accountId, steps.account.id))).toBe(1);
  });
});

describe('the daily limit of ten wrong codes', () => {
  test('holds over all challenges and for concurrent attempts', async () => {
    const open: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      open.push((await challengeWithCode()).token);
      await pass(60);
    }
    // A code that belongs to none of the open challenges.
    const codes = new Set<string>();
    for (const mail of steps.site.mailServer.mails())
      codes.add(/\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '');
    const wrong = ['000000', '111111', '222222'].find((code) => !codes.has(code)) ?? '333333';
    const tries = open.flatMap((token) => Array.from({ length: 5 }, () => verify(token, wrong)));
    const answers: CodeOutcome[] = await Promise.all(tries);
    expect(count(answers, 'wrong')).toBe(10);
    expect(count(answers, 'tooMany')).toBe(5);
    expect(Math.min(...answers.map((a) => (a.outcome === 'wrong' ? a.attemptsLeft : 9)))).toBe(0);
  });

  test('refuses even the right code and mails no more codes until the next day', async () => {
    const { token, code } = await challengeWithCode();
    const failure = { accountId: steps.account.id, browser: '' };
    await steps.site.db.insert(codeFailures).values(Array.from({ length: 10 }, () => failure));
    const refused = await verify(token, code);
    expect(refused).toMatchObject({ outcome: 'tooMany' });
    expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(86_000);
    const mails = mailsTo(steps.account.email);
    const next = await challenge();
    expect(await send(next)).toMatchObject({ outcome: 'tooMany' });
    expect(mailsTo(steps.account.email)).toBe(mails);
    await pass(24 * 60 * 60);
    expect(await signInWholly()).toMatchObject({ outcome: 'signedIn' });
  });

  test('is reset by a new password, which the guesser does not know', async () => {
    const failure = { accountId: steps.account.id, browser: '' };
    await steps.site.db.insert(codeFailures).values(Array.from({ length: 10 }, () => failure));
    await setPassword(steps.site.db, steps.account.id, 'another long password');
    expect(await signInWholly({ password: 'another long password' })).toMatchObject({
      outcome: 'signedIn',
    });
  });

  test('does not lock out a known browser when others reach it', async () => {
    const { browser } = await signInWholly();
    const failure = { accountId: steps.account.id, browser: '' };
    await steps.site.db.insert(codeFailures).values(Array.from({ length: 10 }, () => failure));
    expect(await signInWholly({ browser })).toMatchObject({ outcome: 'signedIn', browser });
  });

  test('is counted separately for a known browser', async () => {
    const { browser } = await signInWholly();
    const [id] = browser.split('.');
    const failure = { accountId: steps.account.id, browser: id ?? '' };
    await steps.site.db.insert(codeFailures).values(Array.from({ length: 10 }, () => failure));
    const token = await challenge({ browser });
    expect(await send(token)).toMatchObject({ outcome: 'tooMany' });
    expect(await signInWholly()).toMatchObject({ outcome: 'signedIn' });
  });
});
