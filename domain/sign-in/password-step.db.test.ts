import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { challenges, throttles } from '#db/schema.ts';
import { setDisabled, setPassword } from '#domain/admin/account.ts';
import { count, signInSteps } from '#tests/browser/sign-in-steps.ts';
import { timesOf } from '#tests/rig/medians.ts';

const steps = signInSteps();
const { enter, signInWholly, mailsTo } = steps;

describe('the first step', () => {
  test('what is wrong, unknown or disabled gets one answer, and who is no admin another', async () => {
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
    const pending = await steps.site.db.select({ of: challenges.accountId }).from(challenges);
    expect(
      pending.filter(({ of }) => [steps.account.id, disabled.id, plain.id].includes(of)),
    ).toEqual([]);
    expect(mailsTo(plain.email)).toBe(0);
  });

  // The quickest of each: a busy machine makes tries slower, never quicker. `npm run chaos -- timing` is strict, of medians.
  test('whose password is wrong cannot tell by the time why', { timeout: 90_000 }, async () => {
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
      return (['unknown', 'disabled', 'plain'] as const).every(
        (kind) => Math.abs(times.quickest(kind) - known) <= Math.max(5, known / 10),
      );
    };
    // Fewer than an account is allowed: what is refused is alike.
    for (let round = 0; round < 9 || (!areAlike() && round < 100); round += 1) {
      await times.goRound();
    }
    expect(areAlike()).toBe(true);
  });
});

describe('sign-ins', () => {
  const tenFrom = async (addresses: string[], given: Parameters<typeof enter>[0] = {}) => {
    for (const address of addresses) {
      expect(await enter({ password: 'wrong', address, ...given })).toEqual({ outcome: 'wrong' });
    }
  };

  test('are ten a minute from one address, the right password included', async () => {
    const address = '192.0.2.10';
    await tenFrom(Array(10).fill(address));
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

  test('are ten at once too', async () => {
    const address = '192.0.2.20';
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => enter({ address, password: 'wrong' })),
    );
    expect(count(answers, 'wrong')).toBe(10);
    expect(count(answers, 'tooMany')).toBe(20);
  });

  test('other spellings, and the neighbours in a /64, are the same address', async () => {
    await tenFrom([
      '2001:db8:5:5::1',
      '2001:DB8:5:5::1',
      '2001:0db8:0005:0005::1',
      ...Array.from({ length: 7 }, (_, n) => `2001:db8:5:5:${n + 1}::`),
    ]);
    expect(await enter({ address: '2001:db8:5:5:ffff::9' })).toMatchObject({ outcome: 'tooMany' });
    expect(await enter({ address: '2001:db8:5:6::1' })).toMatchObject({ outcome: 'pending' });
    await tenFrom([...Array(5).fill('192.0.2.30'), ...Array(5).fill('::ffff:192.0.2.30')]);
    expect(await enter({ address: '::FFFF:c000:21e' })).toMatchObject({ outcome: 'tooMany' });
  });

  test('by others, from the same address or many, do not lock out a browser that is known', async () => {
    const { browser } = await signInWholly();
    const address = '192.0.2.40';
    await tenFrom(Array(10).fill(address));
    expect(await enter({ address })).toMatchObject({ outcome: 'tooMany' });
    await steps.site.db.update(throttles).set({ count: 200 }).where(sql`key like 'sign-in to %'`);
    expect(await enter()).toMatchObject({ outcome: 'tooMany' });
    expect(await signInWholly({ address, browser })).toMatchObject({ outcome: 'signedIn' });
    await tenFrom(Array(8).fill(address), { browser });
    expect(await enter({ browser })).toMatchObject({ outcome: 'pending' });
    expect(await enter({ browser })).toMatchObject({ outcome: 'tooMany' });
  });

  test('to one address are counted whether there is an account or not', async () => {
    const email = 'nobody-here@example.com';
    for (const password of ['a', 'b']) {
      expect(await enter({ email, password })).toEqual({ outcome: 'wrong' });
    }
    await steps.site.db.update(throttles).set({ count: 200 }).where(sql`key like 'sign-in to %'`);
    expect(await enter({ email })).toMatchObject({ outcome: 'tooMany' });
  });

  test('with another account’s mark, or one from before a new password, are anybody’s', async () => {
    const { browser } = await signInWholly();
    const other = await steps.site.account();
    const address = '192.0.2.50';
    await tenFrom(Array(10).fill(address), { browser, email: other.email });
    expect(await enter({ address, browser, email: other.email })).toMatchObject({
      outcome: 'tooMany',
    });
    await setPassword(steps.site.db, steps.account.id, 'another long password');
    expect(await enter({ address, browser, password: 'another long password' })).toMatchObject({
      outcome: 'tooMany',
    });
  });

  test('a hundred at once are answered, some by asking to come again, but no browser that is known', {
    timeout: 60_000,
  }, async () => {
    const { browser } = await signInWholly();
    const email = 'nobody-at-all@example.com';
    const flood = Array.from({ length: 100 }, () => enter({ email, password: 'wrong' }));
    const answers = await Promise.all(flood);
    expect(count(answers, 'tooMany')).toBeGreaterThan(30);
    expect(count(answers, 'tooMany') + count(answers, 'wrong')).toBe(100);
    const { isFull, stop } = keepFull();
    try {
      await isFull;
      for (let time = 0; time < 4; time += 1) {
        expect(await enter({ browser })).toMatchObject({ outcome: 'pending' });
      }
    } finally {
      await stop();
    }
    expect(await enter()).toMatchObject({ outcome: 'pending' });
  });
});

/** Strangers who try a password again as soon as they are answered, each time with another address. */
function keepFull() {
  const { promise: isFull, resolve } = Promise.withResolvers<void>();
  let isOver = false;
  const stranger = async (_: unknown, place: number) => {
    for (let time = 0; !isOver; time += 1) {
      const email = `stranger-${place}-${time}@example.com`;
      const { outcome } = await enter({ email, password: 'wrong' });
      if (outcome === 'tooMany') resolve();
    }
  };
  const strangers = Array.from({ length: 80 }, stranger);
  const stop = async () => {
    isOver = true;
    await Promise.all(strangers);
  };
  return { isFull, stop };
}
