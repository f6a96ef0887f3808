import { describe, expect, test } from 'vitest';
import { setPassword } from '#domain/admin/account.ts';
import { count, signInSteps, wrongCodeFor } from '#tests/browser/sign-in-steps.ts';
import { cancelSignIn, findPending } from './sign-in.ts';

const steps = signInSteps();
const { challenge, send, verify, challengeWithCode, signInWholly, pass, mailsTo } = steps;

describe('a mailed code', () => {
  test('can be replaced by a new one after a minute, twice', async () => {
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

  test('that replaces another brings no new attempts', async () => {
    const { token, wrong } = await challengeWithCode();
    for (const attemptsLeft of [4, 3, 2]) {
      expect(await verify(token, wrong)).toEqual({ outcome: 'wrong', attemptsLeft });
    }
    await pass(60);
    await send(token);
    const other = wrongCodeFor(steps.site.mailServer.codeFor(steps.account.email));
    for (const attemptsLeft of [1, 0]) {
      expect(await verify(token, other)).toEqual({ outcome: 'wrong', attemptsLeft });
    }
    const code = steps.site.mailServer.codeFor(steps.account.email);
    expect(await verify(token, code)).toMatchObject({ outcome: 'tooMany' });
    await pass(60);
    expect(await send(token)).toMatchObject({ outcome: 'tooMany' });
  });

  test('is limited to one a minute and three in ten minutes over all sign-ins from unknown browsers', async () => {
    const owner = await signInWholly();
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
    // The owner's known browser has a limit of its own.
    expect(await signInWholly({ browser: owner.browser })).toMatchObject({ outcome: 'signedIn' });
    await pass(420);
    expect(await signInWholly()).toMatchObject({ outcome: 'signedIn' });
  });

  test('is sent once for requests of 20 concurrent sign-ins', async () => {
    const open = await Promise.all(Array.from({ length: 20 }, () => challenge()));
    const answers = await Promise.all(open.map((token) => send(token)));
    expect(count(answers, 'sent')).toBe(1);
    expect(count(answers, 'tooMany')).toBe(19);
    expect(mailsTo(steps.account.email)).toBe(1);
    const [refused] = open.filter((_, n) => answers[n]?.outcome !== 'sent');
    expect(await findPending(steps.site.parts, refused ?? '')).toMatchObject({ sendsLeft: 3 });
  });

  test('does not count against the next sign-in once it was entered or the password changed', async () => {
    for (let n = 0; n < 4; n += 1) await signInWholly();
    await challengeWithCode();
    await setPassword(steps.site.db, steps.account.id, 'another long password');
    await signInWholly({ password: 'another long password' });
  });

  test('is sent once for 20 concurrent requests of the same sign-in', async () => {
    const token = await challenge();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(token)));
    expect(count(answers, 'sent')).toBe(1);
    expect(count(answers, 'tooMany')).toBe(19);
    expect(mailsTo(steps.account.email)).toBe(1);
  });

  test('that fails to send costs nothing, and the previous code stays valid', async () => {
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
