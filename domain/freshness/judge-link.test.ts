import { describe, expect, test } from 'vitest';
import { judgeLink, type LinkFailures } from './judge-link.ts';
import type { Finding } from './request-link.ts';

const DAY = 86_400_000;
const START = new Date('2026-11-01T00:00:00.000Z');

const GONE: Finding = { what: 'gone', detail: '404' };
const AWAY: Finding = { what: 'unreachable', detail: 'no such host' };
const THERE: Finding = { what: 'there', detail: '200' };
const UNSURE: Finding = { what: 'unsure', detail: '403' };

/** The outcome after each of these findings, which are `days` apart. */
function lifeOf(findings: Finding[], days = 2, canAsk = true): string[] {
  let failures: LinkFailures = { failures: 0, failingSince: null };
  return findings.map((finding, place) => {
    const now = new Date(START.getTime() + place * days * DAY);
    const judged = judgeLink(failures, finding, { canAsk, now, chance: 0.5 });
    failures = judged;
    return judged.outcome;
  });
}

describe('a link', () => {
  test('is dead after three failures over three days', () => {
    expect(lifeOf([GONE, GONE, GONE])).toEqual(['failing', 'failing', 'dead']);
    expect(lifeOf([AWAY, GONE, AWAY])).toEqual(['failing', 'failing', 'dead']);
  });

  test('is not dead after three failures in a day', () => {
    expect(lifeOf([GONE, GONE, GONE, GONE], 0.3)).toEqual(Array(4).fill('failing'));
  });

  test('is not dead after two in a month', () => {
    expect(lifeOf([GONE, GONE], 30)).toEqual(['failing', 'failing']);
  });

  test('that answers in between is counted anew', () => {
    expect(lifeOf([GONE, GONE, THERE, GONE, GONE, GONE])).toEqual([
      ...['failing', 'failing', 'alive', 'failing', 'failing', 'dead'],
    ]);
  });

  test('with unsure findings is never dead', () => {
    expect(lifeOf(Array(10).fill(UNSURE), 5)).toEqual(Array(10).fill('unsure'));
  });

  test('that is dead and then unsure is dead again only after a failure', () => {
    expect(lifeOf([GONE, GONE, GONE, UNSURE, GONE]).slice(2)).toEqual(['dead', 'unsure', 'dead']);
  });

  test('that fails while no host can be reached is not counted as failing', () => {
    expect(lifeOf([AWAY, AWAY, AWAY, AWAY], 2, false)).toEqual(Array(4).fill('unsure'));
    expect(lifeOf([GONE, GONE, GONE], 2, false)).toEqual(['failing', 'failing', 'dead']);
  });

  test.each([
    ['answers', THERE, 4, 10],
    ['cannot be told of', UNSURE, 3, 5],
    ['fails', GONE, 1, 2],
  ] as const)('that %s is asked again after days', (_, finding, least, most) => {
    for (const chance of [0, 0.999]) {
      const before = { failures: 0, failingSince: null };
      const judged = judgeLink(before, finding, { canAsk: true, now: START, chance });
      expect(judged.dueMs / DAY).toBeGreaterThanOrEqual(least);
      expect(judged.dueMs / DAY).toBeLessThanOrEqual(most);
    }
  });
});
