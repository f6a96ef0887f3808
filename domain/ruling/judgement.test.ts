import { describe, expect, test } from 'vitest';
import { asksAsset, hasCompleteEvidence } from '#domain/method/definition.ts';
import { CURRENT_METHOD, METHODS, methodOf } from '#domain/method/method.ts';
import { newRuling, PASS } from '#tests/samples/rulings.ts';
import { judgeRulings } from './judgement.ts';
import { type Grounds, groundsSchema } from './ruling.ts';
import { firmnessView } from './ruling-view.ts';
import { VERDICTS, type Verdict } from './verdict.ts';

const judge = (verdict: Verdict | null, grounds: Grounds | null) =>
  judgeRulings('coin', 'spot', { spot: newRuling({ verdict, grounds }) });

const NOTE = { en: 'As its documents say.', ar: 'كما تقول وثائقه.' };

/** Grounds by a version where every core criterion passes but for those given. */
function groundsBy(version: string, findings: Record<string, string> = {}): Grounds {
  const method = methodOf(version);
  const { core } = method.asks.coin('spot', 'payment');
  const all = { ...Object.fromEntries(core.map((id) => [id, 'pass'])), ...findings };
  return groundsSchema('coin', 'spot', {}).parse({
    method: version,
    ...(method.records.includes('firmness') && { firmness: Object.keys(method.firmness)[0] }),
    ...(asksAsset(method, 'coin', 'spot') && { asset: { kind: 'payment', why: NOTE } }),
    criteria: Object.fromEntries(
      Object.entries(all).map(([id, finding]) => [id, { ...PASS, finding }]),
    ),
  });
}

describe('the evidence of a verdict is counted as incomplete', () => {
  test('where the page of its ruling says so, by every version', () => {
    const given = METHODS.flatMap(({ version, firmness, records }) =>
      ['pass', 'concern', 'unknown', 'fail'].flatMap((finding) =>
        ['pass', 'fail'].flatMap((purpose) => {
          const grounds = groundsBy(version, { riba: finding, purpose });
          if (!records.includes('firmness')) return [grounds];
          return Object.keys(firmness).map((chosen) => ({ ...grounds, firmness: chosen }));
        }),
      ),
    );
    for (const grounds of [...given, null]) {
      for (const verdict of VERDICTS) {
        const ruling = { scope: 'spot' as const, verdict, grounds };
        const setting = { language: 'en', positions: [] };
        const { sign } = firmnessView({ kind: 'coin', id: 'coin' }, ruling, setting);
        expect(judge(verdict, grounds).isIncomplete).toBe(!hasCompleteEvidence(sign));
      }
    }
  });

  test('by the second version where a core criterion is not known and none fails', () => {
    const isIncomplete = (findings: Record<string, string>) =>
      judge('questionable', groundsBy('2', findings)).isIncomplete;
    expect(isIncomplete({ riba: 'unknown' })).toBe(true);
    expect(isIncomplete({ riba: 'unknown', purpose: 'fail' })).toBe(false);
    expect(isIncomplete({ governance: 'unknown' })).toBe(false);
  });

  test('without grounds, and not without a verdict', () => {
    expect(judge('halal', null).isIncomplete).toBe(true);
    expect(judge(null, groundsBy('2', { riba: 'unknown' })).isIncomplete).toBe(false);
  });
});

describe('a verdict departs from that of the method', () => {
  test.each([
    ['halal', { riba: 'concern' }, 'leniency'],
    ['questionable', { riba: 'fail' }, 'leniency'],
    ['haram', { riba: 'concern' }, 'strictness'],
    ['questionable', {}, 'strictness'],
  ] as const)('%s with %o by %s', (verdict, findings, direction) => {
    expect(judge(verdict, groundsBy('2', findings)).departures).toEqual([
      { scope: 'spot', direction, version: '2' },
    ]);
  });

  test('where the method gives none, because nothing is answered', () => {
    const { departures } = judge('halal', { ...groundsBy('2'), criteria: {} });
    expect(departures).toEqual([{ scope: 'spot', direction: 'nothing', version: '2' }]);
  });

  test('not where it is the same, or rests on its reason alone', () => {
    expect(judge('halal', groundsBy('2')).departures).toEqual([]);
    expect(judge('haram', null).departures).toEqual([]);
  });
});

test('a ruling is counted in the row of the current version that its findings fit, or by its earlier version', () => {
  expect(judge('halal', groundsBy(CURRENT_METHOD.version, { riba: 'concern' }))).toMatchObject({
    row: 'core-concern',
    earlierVersion: null,
  });
  expect(judge('halal', groundsBy('1'))).toMatchObject({ row: null, earlierVersion: '1' });
  expect(judge('halal', null)).toMatchObject({ row: null, earlierVersion: '1' });
  expect(judge(null, null)).toMatchObject({ row: 'unanswered', earlierVersion: null });
});
