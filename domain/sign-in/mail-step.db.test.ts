import { describe, expect, test } from 'vitest';
import { setPassword } from '#domain/admin/account.ts';
import { anotherThan, count, signInSteps } from '#tests/browser/sign-in-steps.ts';
import { cancelSignIn, findPending } from './sign-in.ts';

const steps = signInSteps();
const { challenge, send, verify, challengeWithCode, signInWholly, pass, mailsTo } = steps;

describe('a code', () => {
  test('sent again takes the place of the one before, after a minute and not a fourth time', async () => {
    const first = await challengeWithCode();
    const { token } = first;
    const early = await send(token);
    expect(early).toMatchObject({ outcome: 'tooMany' });
    expect((early as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(50);
    await pass(60);
    expect(await send(token)).toMatchObject({ outcome: 'sent' });
    const second = steps.site.mailServer.codeFor(steps.account.email);
    if (second !== first.code) {
      expect(await verify(token, first.code)).toEqual({ outcome: 'wrong', attemptsLeft: 4 });
    }
    await pass(60);
    expect(await send(token)).toMatchObject({ outcome: 'sent' });
    await pass(60);
    expect(await send(token)).toMatchObject({ outcome: 'tooMany' });
    expect(mailsTo(steps.account.email)).toBe(3);
    expect(await verify(token, steps.site.mailServer.codeFor(steps.account.email))).toMatchObject({
      outcome: 'signedIn',
    });
  });

  test('sent again brings no new attempts', async () => {
    const { token, wrong } = await challengeWithCode();
    for (const attemptsLeft of [4, 3, 2]) {
      expect(await verify(token, wrong)).toEqual({ outcome: 'wrong', attemptsLeft });
    }
    await pass(60);
    await send(token);
    const other = anotherThan(steps.site.mailServer.codeFor(steps.account.email));
    for (const attemptsLeft of [1, 0]) {
      expect(await verify(token, other)).toEqual({ outcome: 'wrong', attemptsLeft });
    }
    const code = steps.site.mailServer.codeFor(steps.account.email);
    expect(await verify(token, code)).toMatchObject({ outcome: 'tooMany' });
    await pass(60);
    expect(await send(token)).toMatchObject({ outcome: 'tooMany' });
  });

  test('is mailed once a minute and three times in ten, over all sign-ins of whoever has the password', async () => {
    const mine = await signInWholly();
    const before = mailsTo(steps.account.email);
    await challengeWithCode();
    const refused = await send(await challenge());
    expect(refused).toMatchObject({ outcome: 'tooMany' });
    expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(50);
    for (let n = 0; n < 2; n += 1) {
      await pass(60);
      const { token } = await challengeWithCode();
      await cancelSignIn(steps.site.parts, token);
    }
    await pass(60);
    const fourth = await challenge();
    expect(await send(fourth)).toMatchObject({ outcome: 'tooMany' });
    const pending = await findPending(steps.site.parts, fourth);
    expect(pending?.resendInSeconds).toBeGreaterThan(300);
    expect(mailsTo(steps.account.email) - before).toBe(3);
    // The owner's browser has its own three.
    expect(await signInWholly({ browser: mine.browser })).toMatchObject({ outcome: 'signedIn' });
    await pass(420);
    expect(await signInWholly()).toMatchObject({ outcome: 'signedIn' });
  });

  test('asked for in 20 sign-ins at once is mailed once', async () => {
    const open = await Promise.all(Array.from({ length: 20 }, () => challenge()));
    const answers = await Promise.all(open.map((token) => send(token)));
    expect(count(answers, 'sent')).toBe(1);
    expect(count(answers, 'tooMany')).toBe(19);
    expect(mailsTo(steps.account.email)).toBe(1);
    const [none] = open.filter((_, n) => answers[n]?.outcome !== 'sent');
    expect(await findPending(steps.site.parts, none ?? '')).toMatchObject({ sendsLeft: 3 });
  });

  test('that did arrive does not count against the next sign-in, nor does one to an old password', async () => {
    for (let n = 0; n < 4; n += 1) await signInWholly();
    await challengeWithCode();
    await setPassword(steps.site.db, steps.account.id, 'another long password');
    await signInWholly({ password: 'another long password' });
  });

  test('asked for 20 times at once is mailed once', async () => {
    const token = await challenge();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(token)));
    expect(count(answers, 'sent')).toBe(1);
    expect(count(answers, 'tooMany')).toBe(19);
    expect(mailsTo(steps.account.email)).toBe(1);
  });

  test('that cannot be mailed costs nothing, and the one before stays good', async () => {
    const token = await challenge();
    steps.site.mailServer.behaviour = 'refuses';
    for (let time = 0; time < 5; time++) {
      expect(await send(token)).toEqual({ outcome: 'mailFailed' });
    }
    expect(await findPending(steps.site.parts, token)).toMatchObject({
      secondsLeft: null,
      sendsLeft: 3,
      attemptsLeft: 5,
    });
    steps.site.mailServer.behaviour = 'takes';
    expect(await send(token)).toMatchObject({ outcome: 'sent' });
    const code = steps.site.mailServer.codeFor(steps.account.email);
    await pass(60);
    steps.site.mailServer.behaviour = 'refuses';
    expect(await send(token)).toEqual({ outcome: 'mailFailed' });
    const pending = await findPending(steps.site.parts, token);
    expect(pending).toMatchObject({ sendsLeft: 2, resendInSeconds: 0, attemptsLeft: 5 });
    expect(pending?.secondsLeft).toBeLessThanOrEqual(540);
    expect(await verify(token, code)).toMatchObject({ outcome: 'signedIn' });
  });
});
