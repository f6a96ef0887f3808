import { describe, expect, test } from 'vitest';
import type { Position } from '#domain/position/position.ts';
import { newListing } from '#tests/samples/listings.ts';
import {
  currentGrounds,
  groundsOfLending,
  newGrounds,
  newPosition,
  newRuling,
  PASS,
} from '#tests/samples/rulings.ts';
import type { Rulings } from './ruling.ts';
import { countFindings, rulingViews } from './ruling-view.ts';

const view = (
  rulings: Rulings,
  { language = 'en', positions = [] as Position[], today = '2026-11-02' } = {},
) => rulingViews({ ...newListing(), rulings }, language, { today, positions });
const passing = (given = {}) => currentGrounds({ criteria: { riba: PASS }, ...given });

describe('a ruling is viewed', () => {
  test('in the words of its own version and of the page', () => {
    const firmness = (rulings: Rulings, language: string) =>
      view(rulings, { language })[0]?.firmness.name;
    const [first, second] = [newGrounds(), passing()].map((grounds) => ({
      spot: newRuling({ grounds }),
    }));
    expect(firmness(first ?? {}, 'en')).toBe('Contested');
    expect(firmness(second ?? {}, 'en')).toBe('Evidence incomplete');
    expect(firmness(second ?? {}, 'ar')).toBe('الأدلة غير مكتملة');
  });

  test('with every criterion of its scope, those without an answer as not known', () => {
    const [ruling] = view({ spot: newRuling({ grounds: passing() }) });
    const found = ruling?.grounds?.criteria.map(({ id, finding }) => [id, finding.id]);
    expect(found).toContainEqual(['riba', 'pass']);
    expect(found).toContainEqual(['gharar', 'unknown']);
    expect(found).not.toContainEqual(expect.arrayContaining(['backing']));
  });

  test('without criteria where none has an answer', () => {
    const [ruling] = view({ spot: newRuling({ grounds: passing({ criteria: {} }) }) });
    expect(ruling?.grounds?.criteria).toEqual([]);
  });

  test('as a departure with the verdict of the method and the parts that it lacks', () => {
    const departing = { verdict: 'halal' as const, grounds: passing() };
    const [ruling] = view({ spot: newRuling(departing) });
    expect(ruling?.isDeparture).toBe(true);
    expect(ruling?.grounds).toMatchObject({
      otherwise: 'questionable',
      missing: ['reason', 'position', 'secondEditor'],
    });
  });

  test('with positions on crypto-assets as such on spot alone', () => {
    const rulings = {
      spot: newRuling({ grounds: passing() }),
      earn: newRuling({ grounds: groundsOfLending() }),
    };
    const views = view(rulings, { positions: [newPosition({ id: 'one' })] });
    expect(views.map(({ positions }) => positions?.asClass.length)).toEqual([1, 0]);
    expect(views.map(({ positions }) => positions?.decisions.total)).toEqual([1, 0]);
  });

  test('as overdue from the day after its review was due', () => {
    const rulings = { spot: newRuling({ grounds: passing({ reviewDue: '2026-11-02' }) }) };
    const isOverdue = (today: string) => view(rulings, { today })[0]?.isOverdue;
    expect([isOverdue('2026-11-02'), isOverdue('2026-11-03')]).toEqual([false, true]);
  });
});

test('the findings of the main ruling are counted by tone, without those that do not apply', () => {
  const criteria = {
    riba: PASS,
    purpose: { ...PASS, finding: 'concern' },
    utility: { ...PASS, finding: 'not-applicable' },
  };
  const count = (rulings: Rulings) => countFindings({ ...newListing(), rulings });
  const asked = view({ spot: newRuling({ grounds: passing() }) })[0]?.grounds?.criteria ?? [];
  expect(count({ spot: newRuling({ grounds: passing({ criteria }) }) })).toEqual({
    pass: 1,
    concern: 1,
    fail: 0,
    unknown: asked.length - 3,
  });
  expect(count({ spot: newRuling({ grounds: passing({ criteria: {} }) }) })).toBeNull();
  expect(count({ margin: newRuling() })).toBeNull();
});
