import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts, challenges, codeFailures, sessions, throttles } from '#db/schema.ts';
import { setAdmin, setDisabled, setPassword } from '#domain/admin/account.ts';
import { findSession } from '#domain/admin/session.ts';
import { signInSteps } from '#tests/browser/sign-in-steps.ts';
import { EDITOR_PASSWORD } from '#tests/samples/editors.ts';
import { findPending } from './sign-in.ts';

const steps = signInSteps();
const { enter, challenge, send, verify, challengeWithCode, signInWholly, pass } = steps;

describe('a sign-in', () => {
  test('succeeds once with the right password and code', async () => {
    const { token, code } = await challengeWithCode();
    expect(await findSession(steps.site.db, token)).toBeNull();
    const verified = await verify(token, code);
    expect(verified).toMatchObject({ outcome: 'signedIn', email: steps.account.email });
    const { session } = verified as { session: string };
    expect(session).not.toBe(token);
    expect(await findSession(steps.site.db, session)).toMatchObject({
      accountId: steps.account.id,
    });
    expect(await verify(token, code)).toEqual({ outcome: 'notPending' });
    expect(await findPending(steps.site.parts, token)).toBeNull();
  });

  test('accepts the e-mail address in capitals', async () => {
    const token = await challenge({ email: steps.account.email.toUpperCase() });
    expect(await send(token, steps.account.email.toUpperCase())).toMatchObject({ outcome: 'sent' });
    const code = steps.site.mailServer.codeFor(steps.account.email);
    expect(await verify(token, code, ` ${steps.account.email.toUpperCase()}`)).toMatchObject({
      outcome: 'signedIn',
    });
  });

  test('stores tokens and codes only as hashes', async () => {
    const { token, code } = await challengeWithCode();
    const stored = JSON.stringify(await steps.site.db.select().from(challenges));
    expect(stored).not.toContain(token);
    expect(stored).not.toMatch(new RegExp(`"${code}"`));
    await pass(60);
    const { session } = await signInWholly();
    expect(JSON.stringify(await steps.site.db.select().from(sessions))).not.toContain(session);
  });
});

describe('a challenge', () => {
  test('reports the time, sends and attempts that are left', async () => {
    const token = await challenge();
    expect(await findPending(steps.site.parts, token)).toEqual({
      email: steps.account.email,
      secondsLeft: null,
      resendInSeconds: 0,
      sendsLeft: 3,
      attemptsLeft: 5,
    });
    await send(token);
    await pass(20);
    const pending = await findPending(steps.site.parts, token);
    expect(pending).toMatchObject({ sendsLeft: 2, attemptsLeft: 5 });
    expect(pending?.secondsLeft).toBeGreaterThan(570);
    expect(pending?.secondsLeft).toBeLessThanOrEqual(580);
    expect(pending?.resendInSeconds).toBeGreaterThan(30);
    expect(pending?.resendInSeconds).toBeLessThanOrEqual(40);
    await pass(580);
    expect(await findPending(steps.site.parts, token)).toMatchObject({ secondsLeft: 0 });
  });

  test('opens only with its token and for its e-mail address', async () => {
    const { token, code } = await challengeWithCode();
    const other = await steps.site.account();
    const mails = steps.site.mailServer.mails().length;
    expect(await findPending(steps.site.parts, null)).toBeNull();
    for (const wrong of ['', 'x', `${token}x`]) {
      expect(await findPending(steps.site.parts, wrong)).toBeNull();
      expect(await send(wrong)).toEqual({ outcome: 'notPending' });
      expect(await verify(wrong, code)).toEqual({ outcome: 'notPending' });
    }
    await pass(60);
    expect(await send(token, other.email)).toEqual({ outcome: 'notPending' });
    expect(await verify(token, code, other.email)).toEqual({ outcome: 'notPending' });
    expect(steps.site.mailServer.mails()).toHaveLength(mails);
  });

  test('accepts no code of another challenge', async () => {
    const first = await challengeWithCode();
    await pass(60);
    const second = await challengeWithCode();
    if (first.code !== second.code) {
      expect(await verify(first.token, second.code)).toMatchObject({ outcome: 'wrong' });
    }
    expect(await verify(first.token, first.code)).toMatchObject({ outcome: 'signedIn' });
  });

  test('refuses every code before one was sent, without spending an attempt', async () => {
    const token = await challenge();
    expect(await verify(token, '000000')).toEqual({ outcome: 'wrong', attemptsLeft: 5 });
    await pass(600);
    expect(await findPending(steps.site.parts, token)).toBeNull();
    expect(await send(token)).toEqual({ outcome: 'notPending' });
  });

  test.each([
    ['is disabled', () => setDisabled(steps.site.db, steps.account.id, true)],
    ['loses the admin claim', () => setAdmin(steps.site.db, steps.account.id, false)],
    [
      'loses the admin claim by an update in the database',
      () =>
        steps.site.db
          .update(accounts)
          .set({ isAdmin: false })
          .where(eq(accounts.id, steps.account.id)),
    ],
    [
      'gets a new password',
      () => setPassword(steps.site.db, steps.account.id, 'another long password'),
    ],
  ])('ends when its account %s', async (_, change) => {
    const { token, code } = await challengeWithCode();
    await change();
    expect(await findPending(steps.site.parts, token)).toBeNull();
    expect(await send(token)).toEqual({ outcome: 'notPending' });
    expect(await verify(token, code)).toEqual({ outcome: 'notPending' });
  });
});

test('rows that expired a day ago are swept', async () => {
  const { session } = await signInWholly();
  await challengeWithCode();
  await steps.site.db.insert(codeFailures).values({ accountId: steps.account.id, browser: '' });
  await pass(25 * 60 * 60);
  const aDay = sql`interval '25 hours'`;
  await steps.site.db.update(sessions).set({ createdAt: sql`created_at - ${aDay}` });
  await steps.site.db.update(throttles).set({ windowStart: sql`window_start - ${aDay}` });
  await enter({ password: 'wrong' });
  expect(await steps.site.db.$count(challenges, eq(challenges.accountId, steps.account.id))).toBe(
    0,
  );
  expect(
    await steps.site.db.$count(codeFailures, eq(codeFailures.accountId, steps.account.id)),
  ).toBe(0);
  expect(await steps.site.db.$count(sessions)).toBe(0);
  expect(await steps.site.db.$count(throttles, sql`window_start < now() - interval '1 day'`)).toBe(
    0,
  );
  expect(await steps.site.db.$count(accounts, eq(accounts.id, steps.account.id))).toBe(1);
  expect(await findSession(steps.site.db, session)).toBeNull();
});

test('the log names account, time and outcome, and no password, code, token or injected line', async () => {
  const from = steps.site.logged.length;
  const { token, code, wrong } = await challengeWithCode();
  await enter({ password: 'a very wrong password' });
  await enter({ email: 'x@example.com\n{"level":30,"msg":"signed in"}' });
  steps.site.mailServer.behaviour = 'refuses';
  await pass(60);
  await send(token);
  await verify(token, wrong);
  const verified = await verify(token, code);
  const lines = steps.site.logged.slice(from);
  const messages = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(messages.map(({ msg }) => msg)).toEqual([
    'sign-in: the password is right, a code is to come',
    'a code was sent',
    'sign-in refused: wrong address or password, or disabled',
    'sign-in refused: wrong address or password, or disabled',
    'the mail with a code could not be sent',
    'code refused',
    'signed in',
  ]);
  expect(messages.filter(({ who }) => who === steps.account.email)).toHaveLength(6);
  expect(messages.find(({ reason }) => reason)?.reason).toMatch(/at http:.* \*{6} /);
  for (const { time } of messages) expect(time).toBeTypeOf('number');
  for (const line of lines) expect(line.trimEnd()).not.toContain('\n');
  const { session, browser } = verified as { session: string; browser: string };
  for (const secret of [token, session, browser, code, wrong, EDITOR_PASSWORD, 'a very wrong']) {
    expect(lines.join('').replaceAll(/"time":\d+/g, '')).not.toContain(secret);
  }
});
