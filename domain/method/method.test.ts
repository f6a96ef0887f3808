import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { criteriaOf, isCore, METHODS, methodOf, recordedVersion } from './method.ts';
import { SCOPES } from './scope.ts';

const KINDS = ['coin', 'exchange'] as const;

describe.each(METHODS)('Version $version', (method) => {
  test('defines every criterion of a scope, once, and asks some core ones', () => {
    for (const kind of KINDS) {
      for (const scope of SCOPES) {
        const asked = criteriaOf(method, kind, scope);
        expect(new Set(asked).size).toBe(asked.length);
        expect(Object.keys(method.criteria[kind])).toEqual(expect.arrayContaining(asked));
        expect(asked.some((criterion) => isCore(method, kind, scope, criterion))).toBe(true);
      }
    }
  });

  test('defines its defaults and the findings that its criteria explain', () => {
    const findings = ['pass', 'concern', 'fail', method.unanswered];
    expect(Object.keys(method.findings)).toEqual(expect.arrayContaining(findings));
    expect(Object.keys(method.firmness)).toContain(method.ungrounded);
    expect(method.findings[method.unanswered]?.tone).toBe('unknown');
  });

  test('never proposes halal while a core criterion is open, and gives reasons for every proposal', () => {
    const asked = fc.constantFrom(...KINDS).chain((kind) =>
      fc.constantFrom(...SCOPES).chain((scope) =>
        fc.record({
          kind: fc.constant(kind),
          scope: fc.constant(scope),
          findings: fc.dictionary(
            fc.constantFrom(...criteriaOf(method, kind, scope)),
            fc.constantFrom(...Object.keys(method.findings)),
          ),
        }),
      ),
    );
    fc.assert(
      fc.property(asked, ({ kind, scope, findings }) => {
        const { verdict, reasons } = method.propose(kind, scope, findings);
        expect(reasons.length > 0).toBe(verdict !== null);
        if (verdict !== 'halal') return;
        for (const criterion of method.asks[kind][scope].core) {
          const { tone } = method.findings[findings[criterion] ?? method.unanswered] ?? {};
          expect(['pass', 'not-applicable']).toContain(tone);
        }
      }),
    );
  });
});

test('A record without a version is of the first version, which records do not name', () => {
  expect(methodOf(undefined).version).toBe('1');
  expect(recordedVersion('1')).toBeUndefined();
  expect(recordedVersion('2')).toBe('2');
  expect(() => methodOf('0')).toThrow('no version 0');
});

describe('Version 1 proposes', () => {
  const { propose, asks } = methodOf('1');
  const { core } = asks.coin.spot;
  const ALL_PASS = Object.fromEntries(core.map((criterion) => [criterion, 'pass']));

  test('halal where every core criterion passes, whatever is not known of the others', () => {
    expect(propose('coin', 'spot', ALL_PASS)).toEqual({ verdict: 'halal', reasons: core });
    expect(propose('coin', 'spot', { ...ALL_PASS, governance: 'concern' }).verdict).toBe('halal');
    const exchange = propose('exchange', 'spot', { settlement: 'pass', custody: 'pass' });
    expect(exchange.verdict).toBe('halal');
  });

  test('haram where any criterion fails, core or not', () => {
    const failing = (criterion: string) =>
      propose('coin', 'spot', { ...ALL_PASS, [criterion]: 'fail' });
    expect(failing('riba')).toEqual({ verdict: 'haram', reasons: ['riba'] });
    expect(failing('governance')).toEqual({ verdict: 'haram', reasons: ['governance'] });
    expect(propose('coin', 'spot', { maysir: 'fail' }).verdict).toBe('haram');
  });

  test('questionable where a core criterion is a concern, or unknown', () => {
    const { gharar: _, ...others } = ALL_PASS;
    const inDoubt = { verdict: 'questionable', reasons: ['gharar'] };
    expect(propose('coin', 'spot', { ...others, gharar: 'concern' })).toEqual(inDoubt);
    expect(propose('coin', 'spot', { ...others, gharar: 'unknown' })).toEqual(inDoubt);
    expect(propose('coin', 'spot', others)).toEqual(inDoubt);
  });

  test('nothing without an answer', () => {
    const nothing = { verdict: null, reasons: [] };
    expect(propose('coin', 'spot', {})).toEqual(nothing);
    expect(propose('exchange', 'margin', { margin: 'unknown' })).toEqual(nothing);
    expect(propose('exchange', 'futures', { futures: 'not-applicable' })).toEqual(nothing);
  });

  test('a verdict without the criteria of other scopes', () => {
    const findings = { settlement: 'pass', custody: 'pass', margin: 'fail' };
    expect(propose('exchange', 'spot', findings).verdict).toBe('halal');
  });
});
