import { inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { challenges, throttles } from '#db/schema.ts';
import { setDisabled, setPassword } from '#domain/admin/account.ts';
import { count, signInSteps } from '#tests/browser/sign-in-steps.ts';
import { timesOf } from '#tests/rig/percentile.ts';

const steps = signInSteps();
const { enter, signInWholly, mailsTo } = steps;

describe('the password step', () => {
  test('answers alike to a wrong password, an unknown address and a disabled account', async () => {
    const disabled = await steps.site.account();
    await setDisabled(steps.site.db, disabled.id, true);
    const plain = await steps.site.account(false);
    expect(await enter({ password: 'wrong' })).toEqual({ outcome: 'wrong' });
    expect(await enter({ password: '' })).toEqual({ outcome: 'wrong' });
    expect(await enter({ email: 'nobody@example.com' })).toEqual({ outcome: 'wrong' });
    expect(await enter({ email: 'no\0body@example.com' })).toEqual({ outcome: 'wrong' });
    expect(await enter({ email: disabled.email })).toEqual({ outcome: 'wrong' });
    expect(await enter({ email: plain.email, password: 'wrong' })).toEqual({ outcome: 'wrong' });
    expect(await enter({ email: plain.email })).toEqual({ outcome: 'notAdmin' });
    const accountIds = [steps.account.id, disabled.id, plain.id];
    expect(await steps.site.db.$count(challenges, inArray(challenges.accountId, accountIds))).toBe(
      0,
    );
    expect(mailsTo(plain.email)).toBe(0);
  });

  // Finds a reason that skips the hash or makes a second one. The fastest attempts are compared: load makes attempts
  // slower, never faster. Differences of milliseconds need a quiet machine: `npm run chaos -- timing`.
  test('takes as long for every reason to refuse', { timeout: 90_000 }, async () => {
    const disabled = await steps.site.account();
    await setDisabled(steps.site.db, disabled.id, true);
    const plain = await steps.site.account(false);
    const tryOf = (email: string) => async () =>
      expect(await enter({ email, password: 'wrong' })).toEqual({ outcome: 'wrong' });
    const times = timesOf({
      known: tryOf(steps.account.email),
      unknown: tryOf('nobody-at-all@example.com'),
      disabled: tryOf(disabled.email),
      plain: tryOf(plain.email),
    });
    const areAlike = () => {
      const known = times.quickest('known');
      return (['unknown', 'disabled', 'plain'] as const)
        .map((kind) => times.quickest(kind) / known)
        .every((ratio) => ratio > 1 / 1.5 && ratio < 1.5);
    };
    // 100 rounds stay below the limit of an account, whose refusals are alike anyway.
    for (let round = 0; round < 9 || (!areAlike() && round < 100); round += 1) {
      await times.goRound();
    }
    expect(areAlike()).toBe(true);
  });
});

describe('sign-in attempts', () => {
  const failFrom = async (addresses: string[], attempt: Parameters<typeof enter>[0] = {}) => {
    for (const address of addresses) {
      expect(await enter({ password: 'wrong', address, ...attempt })).toEqual({ outcome: 'wrong' });
    }
  };
  /** Counts so many more attempts from each address: hashing takes long. */
  const countMore = (times: number) =>
    steps.site.db
      .update(throttles)
      .set({ count: sql`${throttles.count} + ${times}` })
      .where(sql`key like 'sign-in from %'`);

  test('are limited to ten a minute from one address, the right password included', async () => {
    const address = '192.0.2.10';
    await failFrom(Array(10).fill(address));
    const refused = await enter({ address });
    expect(refused).toMatchObject({ outcome: 'tooMany' });
    const { retryAfterSeconds } = refused as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(30);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(await enter({ address: '192.0.2.11' })).toMatchObject({ outcome: 'pending' });
    await steps.site.db
      .update(throttles)
      .set({ windowStart: sql`${throttles.windowStart} - interval '60 seconds'` });
    expect(await enter({ address })).toMatchObject({ outcome: 'pending' });
  });

  test('are limited to ten when 30 are concurrent', async () => {
    const address = '192.0.2.20';
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => enter({ address, password: 'wrong' })),
    );
    expect(count(answers, 'wrong')).toBe(10);
    expect(count(answers, 'tooMany')).toBe(20);
  });

  test('are counted together for all spellings of an address and all of its /64', async () => {
    await failFrom([
      '2001:db8:5:5::1',
      '2001:DB8:5:5::1',
      '2001:0db8:0005:0005::1',
      '2001:db8:5:5:1::',
    ]);
    await countMore(6);
    expect(await enter({ address: '2001:db8:5:5:ffff::9' })).toMatchObject({ outcome: 'tooMany' });
    expect(await enter({ address: '2001:db8:5:6::1' })).toMatchObject({ outcome: 'pending' });
    await failFrom(['192.0.2.30', '::ffff:192.0.2.30']);
    await countMore(8);
    expect(await enter({ address: '::FFFF:c000:21e' })).toMatchObject({ outcome: 'tooMany' });
  });

  test('by others do not lock out a known browser', async () => {
    const { browser } = await signInWholly();
    const address = '192.0.2.40';
    await failFrom([address]);
    await countMore(9);
    expect(await enter({ address })).toMatchObject({ outcome: 'tooMany' });
    await steps.site.db.update(throttles).set({ count: 200 }).where(sql`key like 'sign-in to %'`);
    expect(await enter()).toMatchObject({ outcome: 'tooMany' });
    expect(await signInWholly({ address, browser })).toMatchObject({ outcome: 'signedIn' });
    await failFrom(Array(8).fill(address), { browser });
    expect(await enter({ browser })).toMatchObject({ outcome: 'pending' });
    expect(await enter({ browser })).toMatchObject({ outcome: 'tooMany' });
  });

  test('are counted for e-mail addresses without an account too', async () => {
    const email = 'nobody-here@example.com';
    for (const password of ['a', 'b']) {
      expect(await enter({ email, password })).toEqual({ outcome: 'wrong' });
    }
    await steps.site.db.update(throttles).set({ count: 200 }).where(sql`key like 'sign-in to %'`);
    expect(await enter({ email })).toMatchObject({ outcome: 'tooMany' });
  });

  test('with a browser token of another account or an old password count as unknown', async () => {
    const { browser } = await signInWholly();
    const other = await steps.site.account();
    const address = '192.0.2.50';
    await failFrom([address], { browser, email: other.email });
    await countMore(9);
    expect(await enter({ address, browser, email: other.email })).toMatchObject({
      outcome: 'tooMany',
    });
    await setPassword(steps.site.db, steps.account.id, 'another long password');
    expect(await enter({ address, browser, password: 'another long password' })).toMatchObject({
      outcome: 'tooMany',
    });
  });

  test('are all answered when a hundred are concurrent, and a known browser is never refused', {
    timeout: 60_000,
  }, async () => {
    const { browser } = await signInWholly();
    const email = 'nobody-at-all@example.com';
    const flood = Array.from({ length: 100 }, () => enter({ email, password: 'wrong' }));
    const answers = await Promise.all(flood);
    expect(count(answers, 'tooMany')).toBeGreaterThan(30);
    expect(count(answers, 'tooMany') + count(answers, 'wrong')).toBe(100);
    const { isFull, stop } = floodQueue();
    try {
      await isFull;
      for (let time = 0; time < 2; time += 1) {
        expect(await enter({ browser })).toMatchObject({ outcome: 'pending' });
      }
    } finally {
      await stop();
    }
    expect(await enter()).toMatchObject({ outcome: 'pending' });
  });
});

/** Keeps the queue full: 60 clients that retry as soon as they are answered, each time with another address. */
function floodQueue() {
  const { promise: isFull, resolve } = Promise.withResolvers<void>();
  let isOver = false;
  const stranger = async (_: unknown, place: number) => {
    for (let time = 0; !isOver; time += 1) {
      const email = `stranger-${place}-${time}@example.com`;
      const { outcome } = await enter({ email, password: 'wrong' });
      if (outcome === 'tooMany') resolve();
    }
  };
  const strangers = Array.from({ length: 60 }, stranger);
  const stop = async () => {
    isOver = true;
    await Promise.all(strangers);
  };
  return { isFull, stop };
}
