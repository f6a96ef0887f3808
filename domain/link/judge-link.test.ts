import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/day.ts';
import { judgeLink, type LinkFailures } from './judge-link.ts';
import type { Finding } from './request-link.ts';

const START = new Date('2026-11-01T00:00:00.000Z');

const GONE: Finding = { what: 'gone', detail: '404' };
const AWAY: Finding = { what: 'unreachable', detail: 'no such host' };
const THERE: Finding = { what: 'there', detail: '200' };
const UNSURE: Finding = { what: 'unsure', detail: '403' };

const NEVER_FAILED: LinkFailures = { failures: 0, failingSince: null };

/** The outcome after each of these findings, which are `days` apart. */
function outcomesOf(findings: Finding[], { days = 2, isNetworkUp = true } = {}): string[] {
  let before = NEVER_FAILED;
  return findings.map((finding, place) => {
    const now = new Date(START.getTime() + place * days * DAY_MS);
    const judged = judgeLink(before, finding, { isNetworkUp, now, chance: 0.5 });
    before = judged;
    return judged.outcome;
  });
}

describe('a link', () => {
  test('is dead after three failures over three days', () => {
    expect(outcomesOf([GONE, GONE, GONE])).toEqual(['failing', 'failing', 'dead']);
    expect(outcomesOf([AWAY, GONE, AWAY])).toEqual(['failing', 'failing', 'dead']);
  });

  test('is not dead after three failures in a day', () => {
    expect(outcomesOf([GONE, GONE, GONE, GONE], { days: 0.3 })).toEqual(Array(4).fill('failing'));
  });

  test('is not dead after two in a month', () => {
    expect(outcomesOf([GONE, GONE], { days: 30 })).toEqual(['failing', 'failing']);
  });

  test('that answers in between starts again without failures', () => {
    const outcomes = outcomesOf([GONE, GONE, THERE, GONE, GONE, GONE]);
    expect(outcomes.slice(2)).toEqual(['alive', 'failing', 'failing', 'dead']);
  });

  test('with unsure findings is never dead', () => {
    expect(outcomesOf(Array(10).fill(UNSURE), { days: 5 })).toEqual(Array(10).fill('unsure'));
  });

  test('that is dead and then unsure is dead again only after a failure', () => {
    expect(outcomesOf([GONE, GONE, GONE, UNSURE, GONE]).slice(2)).toEqual([
      'dead',
      'unsure',
      'dead',
    ]);
  });

  test('that fails while no host can be reached is not counted as failing', () => {
    expect(outcomesOf([AWAY, AWAY, AWAY, AWAY], { isNetworkUp: false })).toEqual(
      Array(4).fill('unsure'),
    );
    expect(outcomesOf([GONE, GONE, GONE], { isNetworkUp: false })).toEqual([
      'failing',
      'failing',
      'dead',
    ]);
  });

  test.each([
    ['answers', THERE, NEVER_FAILED, [4, 10]],
    ['gives no clear answer', UNSURE, NEVER_FAILED, [3, 5]],
    ['fails', GONE, NEVER_FAILED, [1, 2]],
    [
      'is dead',
      GONE,
      { failures: 2, failingSince: new Date(START.getTime() - 3 * DAY_MS) },
      [5, 5],
    ],
  ] as const)('that %s is requested again after days', (_, finding, before, [min, max]) => {
    for (const chance of [0, 0.999]) {
      const { dueMs } = judgeLink(before, finding, { isNetworkUp: true, now: START, chance });
      expect(dueMs / DAY_MS).toBeGreaterThanOrEqual(min);
      expect(dueMs / DAY_MS).toBeLessThanOrEqual(max);
    }
  });

  test('that fails while no host can be reached is requested again after a day', () => {
    const { dueMs } = judgeLink(NEVER_FAILED, AWAY, {
      isNetworkUp: false,
      now: START,
      chance: 0.5,
    });
    expect(dueMs).toBe(DAY_MS);
  });
});
