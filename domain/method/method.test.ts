import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kind, Verdict } from '#db/schema.ts';
import { KINDS } from '#domain/listing/kind.ts';
import {
  asksAsset,
  letterOf,
  type RulingFindings,
  type Stance,
  type StatedDecision,
  toneOf,
  weighedOn,
} from './definition.ts';
import {
  criteriaOf,
  everyCriterionOf,
  firmnessBy,
  isCore,
  METHODS,
  methodOf,
  proposalBy,
  recordedVersion,
} from './method.ts';
import { SCOPES, type Scope } from './scope.ts';

describe.each(METHODS)('version $version', (method) => {
  const scopes = KINDS.flatMap((kind) => SCOPES.map((scope) => ({ kind, scope })));
  const asked = scopes.flatMap(({ kind, scope }) =>
    [null, ...Object.keys(method.assets[kind] ?? {})].map((asset) => ({ kind, scope, asset })),
  );

  test('defines every criterion of a scope, once, and asks some core ones', () => {
    for (const ruled of asked) {
      const criteria = criteriaOf(method, ruled);
      expect(new Set(criteria).size).toBe(criteria.length);
      expect(Object.keys(method.criteria[ruled.kind])).toEqual(expect.arrayContaining(criteria));
      expect(criteria.some((criterion) => isCore(method, ruled, criterion))).toBe(true);
      expect(everyCriterionOf(method, ruled.kind, ruled.scope)).toEqual(
        expect.arrayContaining(criteria),
      );
    }
  });

  test('defines its defaults and the findings that its criteria explain', () => {
    const findings = ['pass', 'concern', 'fail', method.unanswered];
    expect(Object.keys(method.findings)).toEqual(expect.arrayContaining(findings));
    expect(Object.keys(method.firmness)).toContain(method.ungrounded);
    expect(method.findings[method.unanswered]?.tone).toBe('unknown');
  });

  test('names criteria as the form of a ruling names its fields', () => {
    const ids = KINDS.flatMap((kind) => Object.keys(method.criteria[kind]));
    expect(ids.filter((id) => !/^(?!constructor$)[a-z-]+$/.test(id))).toEqual([]);
  });

  const judged = fc.constantFrom(...asked).chain((of) =>
    fc.record({
      ...Object.fromEntries(Object.entries(of).map(([key, value]) => [key, fc.constant(value)])),
      judgedOn: fc.constant('2026-11-23'),
      criteria: fc.dictionary(
        fc.constantFrom(...criteriaOf(method, of)),
        fc.record({ finding: fc.constantFrom(...Object.keys(method.findings)) }),
      ),
    }),
  ) as fc.Arbitrary<RulingFindings>;
  const coreTones = (judged: RulingFindings) =>
    method.asks[judged.kind](judged.scope, judged.asset).core.map((criterion) =>
      toneOf(method, judged.criteria[criterion], judged.judgedOn),
    );

  test('never proposes halal while a core criterion is open, and gives reasons for every proposal', () => {
    fc.assert(
      fc.property(judged, (judged) => {
        const { verdict, reasons } = proposalBy(method, judged);
        expect(reasons.length > 0).toBe(verdict !== null);
        if (verdict !== 'halal') return;
        for (const tone of coreTones(judged)) expect(['pass', 'not-applicable']).toContain(tone);
      }),
    );
  });

  const answered = asked.flatMap((of) => {
    const criteria = criteriaOf(method, of);
    return criteria.flatMap((one) =>
      Object.keys(method.findings).map((finding) => ({
        ...of,
        judgedOn: '2026-11-23',
        criteria: Object.fromEntries(
          criteria.map((id) => [id, { finding: id === one ? finding : 'pass' }]),
        ),
      })),
    );
  });

  test('computes the firmness that the deciding row names', () => {
    // Version 2 was published computing it from the answers alone, also without a kind of asset.
    const isLeftOut = ({ kind, scope, asset }: RulingFindings) =>
      method.version === '2' && asksAsset(method, kind, scope) && asset === null;
    for (const each of answered.filter((one) => !isLeftOut(one))) {
      const { verdict, row } = proposalBy(method, each);
      const named = row && method.verdictTable?.[row]?.firmness;
      if (verdict && named) expect(firmnessBy(method, each, verdict, [])).toBe(named);
    }
  });

  test('computes no firmness that a row names for another verdict than that of the row', () => {
    const rows = Object.values(method.verdictTable ?? {});
    for (const each of answered) {
      const { verdict } = proposalBy(method, each);
      const firmness = verdict && firmnessBy(method, each, verdict, []);
      const naming = rows.filter((row) => firmness !== null && row.firmness === firmness);
      if (naming.length > 0) expect(naming.map((row) => row.verdict)).toContain(verdict);
    }
  });

  test('proposes haram without the failure of a core criterion only if it says so', () => {
    const harams = fc
      .sample(judged, { numRuns: 2_000, seed: 1 })
      .filter((each) => proposalBy(method, each).verdict === 'haram');
    expect(harams.every((each) => coreTones(each).includes('fail'))).toBe(method.needsCoreForHaram);
  });
});

test('a record without a version is of the first version, which records do not name', () => {
  expect(methodOf(undefined).version).toBe('1');
  expect(recordedVersion('1')).toBeUndefined();
  expect(recordedVersion('2')).toBe('2');
  expect(() => methodOf('0')).toThrow('no version 0');
});

describe('version 1 proposes', () => {
  const propose = (kind: Kind, scope: Scope, findings: Record<string, string>) =>
    proposalBy(methodOf('1'), judgedBy(kind, scope, null, findings));
  const { core } = methodOf('1').asks.coin('spot', null);
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

describe('version 2 proposes', () => {
  const method = methodOf('2');
  const answers = (asset: string, finding = 'pass') =>
    Object.fromEntries(method.asks.coin('spot', asset).core.map((each) => [each, finding]));
  const propose = (asset: string | null, findings: Record<string, Finding>) =>
    proposalBy(method, judgedBy('coin', 'spot', asset, findings)).verdict;

  test('halal where every core criterion of the kind passes, or nothing was found', () => {
    for (const asset of Object.keys(method.assets.coin ?? {})) {
      expect(propose(asset, answers(asset))).toBe('halal');
      expect(propose(asset, { ...answers(asset), riba: 'nothing-found' })).toBe('halal');
      expect(propose(asset, { ...answers(asset), governance: 'concern' })).toBe('halal');
    }
  });

  test('haram where a core criterion fails, and questionable where another one does', () => {
    expect(propose('payment', { ...answers('payment'), maysir: 'fail' })).toBe('haram');
    expect(propose('payment', { riba: 'fail' })).toBe('haram');
    expect(propose('payment', { ...answers('payment'), governance: 'fail' })).toBe('questionable');
  });

  test('questionable where a core criterion is a concern or not known, or the kind is', () => {
    expect(propose('payment', { ...answers('payment'), gharar: 'concern' })).toBe('questionable');
    expect(propose('payment', { ...answers('payment'), gharar: 'unknown' })).toBe('questionable');
    expect(propose(null, answers('payment'))).toBe('questionable');
  });

  test('halal without a kind of asset in a version that shares its rules and asks none', () => {
    const asks = { ...method.asks, coin: () => method.asks.coin('spot', 'payment') };
    const without = { ...method, asks, assets: { coin: null, exchange: null } };
    const judged = judgedBy('coin', 'spot', null, answers('payment'));
    expect(proposalBy(without, judged)).toMatchObject({ verdict: 'halal' });
  });

  test.each([
    ['2023-11-24', 'questionable'],
    ['2023-11-23', 'halal'],
  ])('a failure that ended on %s as %s three years later', (endedOn, verdict) => {
    const legitimacy = { finding: 'resolved', endedOn };
    expect(propose('payment', { ...answers('payment'), legitimacy })).toBe(verdict);
  });

  test('a failure that ended by another letter once it counts no more', () => {
    const ended = { finding: 'resolved', endedOn: '2023-11-24' };
    const letterOn = (day: string) => letterOf(weighedOn(method, ended, day));
    expect([letterOn('2026-11-23'), letterOn('2026-11-24')]).toEqual(['r', 'h']);
  });

  test('nothing without an answer', () => {
    expect(propose('payment', {})).toBeNull();
    expect(propose('payment', { governance: 'unknown', proceeds: 'not-applicable' })).toBeNull();
  });

  test('criteria by the kind of asset', () => {
    const core = (asset: string) => method.asks.coin('spot', asset).core;
    expect(core('metal-backed')).toContain('possession');
    expect(core('metal-backed')).not.toContain('maysir');
    expect(core('claim')).toContain('income');
    expect(core('payment')).not.toContain('backing');
  });

  test('no finding of silence where silence proves nothing', () => {
    expect(method.allows('riba', 'nothing-found')).toBe(true);
    expect(method.allows('gharar', 'nothing-found')).toBe(false);
    expect(method.allows('custody', 'not-applicable')).toBe(false);
  });
});

describe('version 2 computes firmness', () => {
  const version = methodOf('2');
  const { asks } = version;
  const passing = Object.fromEntries(asks.coin('spot', 'payment').core.map((id) => [id, 'pass']));
  const decision = (stance: Stance, more: Partial<StatedDecision> = {}): StatedDecision => ({
    decision: crypto.randomUUID(),
    stance,
    isNamed: false,
    isOfListing: false,
    ...more,
  });
  const NAMED = { isNamed: true, isOfListing: true };
  const three = [decision('permitted'), decision('permitted'), decision('undecided')];
  const firmness = (
    verdict: Verdict,
    stated: StatedDecision[],
    findings: Record<string, Finding> = passing,
  ) => firmnessBy(version, judgedBy('coin', 'spot', 'payment', findings), verdict, stated);

  test.each<[string, Verdict, StatedDecision[], string]>([
    ['nobody', 'halal', [], 'few'],
    ['three without dissent', 'halal', three, 'no-dissent'],
    ['one prohibition by name', 'halal', [...three, decision('forbidden', NAMED)], 'contested'],
    ['advice against the class', 'halal', [decision('advises-against')], 'contested-as-class'],
    ['a permission of the class', 'haram', [decision('permitted')], 'contested-as-class'],
    ['conditions for the class', 'haram', [decision('conditions')], 'few'],
    ['conditions by name', 'haram', [decision('conditions', NAMED)], 'contested'],
    ['one side by name', 'questionable', [decision('forbidden', NAMED)], 'few'],
    [
      'both sides by name',
      'questionable',
      [decision('forbidden', NAMED), decision('conditions', NAMED)],
      'contested',
    ],
    ['the undecided', 'halal', [decision('undecided', NAMED)], 'few'],
  ])('from %s: %s, %o is %s', (_, verdict, stated, expected) => {
    expect(firmness(verdict, stated)).toBe(expected);
  });

  test('as incomplete while a core criterion is not known and none fails', () => {
    const { riba: _, ...open } = passing;
    expect(firmness('questionable', three, open)).toBe('incomplete');
    expect(firmness('haram', [], { ...open, maysir: 'fail' })).toBe('few');
  });

  test('counts entries of one decision once', () => {
    const parts = [1, 2, 3].map(() => decision('permitted', { decision: 'one' }));
    expect(firmness('halal', parts)).toBe('few');
  });
});

type Finding = string | { finding: string; endedOn: string };

function judgedBy(
  kind: Kind,
  scope: Scope,
  asset: string | null,
  findings: Record<string, Finding>,
): RulingFindings {
  const criteria = Object.entries(findings).map(([criterion, finding]) => [
    criterion,
    typeof finding === 'string' ? { finding } : finding,
  ]);
  return { kind, scope, asset, criteria: Object.fromEntries(criteria), judgedOn: '2026-11-23' };
}
