import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Criterion, criteriaOf, FINDINGS, isCore, propose } from './method.ts';
import { SCOPES } from './scope.ts';

const CORE_OF_COIN = ['legitimacy', 'purpose', 'utility', 'riba', 'gharar', 'maysir'] as const;
const ALL_PASS = Object.fromEntries(CORE_OF_COIN.map((criterion) => [criterion, 'pass' as const]));

describe('what the method proposes', () => {
  test('halal where every core criterion passes, whatever is not known of the others', () => {
    expect(propose('coin', 'spot', ALL_PASS)).toBe('halal');
    expect(propose('coin', 'spot', { ...ALL_PASS, governance: 'concern' })).toBe('halal');
    expect(propose('exchange', 'spot', { settlement: 'pass', custody: 'pass' })).toBe('halal');
  });

  test('haram where any criterion fails, core or not', () => {
    expect(propose('coin', 'spot', { ...ALL_PASS, riba: 'fail' })).toBe('haram');
    expect(propose('coin', 'spot', { ...ALL_PASS, governance: 'fail' })).toBe('haram');
    expect(propose('coin', 'spot', { maysir: 'fail' })).toBe('haram');
  });

  test('questionable where a core one is a concern, or unknown', () => {
    expect(propose('coin', 'spot', { ...ALL_PASS, gharar: 'concern' })).toBe('questionable');
    expect(propose('coin', 'spot', { ...ALL_PASS, gharar: 'unknown' })).toBe('questionable');
    expect(propose('coin', 'spot', { legitimacy: 'pass' })).toBe('questionable');
  });

  test('nothing where nothing is answered, and never halal', () => {
    expect(propose('coin', 'spot', {})).toBeNull();
    expect(propose('exchange', 'margin', { margin: 'unknown' })).toBeNull();
    expect(propose('exchange', 'futures', { futures: 'not-applicable' })).toBeNull();
  });

  test('does not listen to what it does not ask of a scope', () => {
    expect(
      propose('exchange', 'spot', { settlement: 'pass', custody: 'pass', margin: 'fail' }),
    ).toBe('halal');
  });

  test('halal is never proposed while a core criterion is open, whatever the answers', () => {
    const answers = fc.dictionary(
      fc.constantFrom<Criterion>(...criteriaOf('coin', 'spot')),
      fc.constantFrom(...FINDINGS),
    );
    fc.assert(
      fc.property(answers, (findings) => {
        if (propose('coin', 'spot', findings) !== 'halal') return;
        for (const criterion of CORE_OF_COIN) {
          expect(['pass', 'not-applicable']).toContain(findings[criterion]);
        }
      }),
    );
  });
});

test('every scope asks something without which there is no telling', () => {
  for (const kind of ['coin', 'exchange'] as const) {
    for (const scope of SCOPES) {
      const asked = criteriaOf(kind, scope);
      expect(new Set(asked).size).toBe(asked.length);
      expect(asked.some((criterion) => isCore(kind, scope, criterion))).toBe(true);
    }
  }
});
