import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Kind } from '#db/schema.ts';
import { KINDS } from '#domain/listing/kind.ts';
import {
  canonical,
  type Method,
  type RulingFindings,
  STANCES,
  type StatedDecision,
} from './definition.ts';
import { criteriaOf, firmnessBy, METHODS, proposalBy } from './method.ts';
import { SCOPES } from './scope.ts';

const VERDICTS = ['halal', 'haram', 'questionable'] as const;
const ENDS = [undefined, '2023-11-24', '2023-11-23'];

// A digest that differs is a changed rule: rulings made by the version would no longer follow from it. Make a new version instead.
// Kinds of listing that were added later are not compared.
const PUBLISHED: Record<string, { kinds: readonly Kind[]; digest: string }> = {
  '1': {
    kinds: ['coin', 'exchange'],
    digest: 'ab1115115ffafeea2088ff7e81299006d826248d907e6033462a12536d41a48b',
  },
  '2': {
    kinds: ['coin', 'exchange'],
    digest: '066d84124d8ab38d4dab6e6ee57c3ac3142b2935f097c6a0f57a9a9e982577c4',
  },
};

test.each(METHODS)('the rules of version $version are those it was published with', (method) => {
  const published = PUBLISHED[method.version];
  const rules = rulesOf(method, published?.kinds ?? KINDS);
  const digest = createHash('sha256').update(canonical(rules)).digest('hex');
  expect(published, `record ${digest} under PUBLISHED`).toBeDefined();
  expect(digest).toBe(published?.digest);
});

/** Everything of a version but its wording: ids, what is asked, numbers that texts name, and what follows from answers. */
function rulesOf(method: Method, kinds: readonly Kind[]) {
  const asked = kinds.flatMap((kind) =>
    SCOPES.flatMap((scope) =>
      [null, ...Object.keys(method.assets[kind] ?? {})].map((asset) => ({ kind, scope, asset })),
    ),
  );
  return {
    asked: asked.map((of) => ({ ...of, ...method.asks(of.kind, of.scope, of.asset) })),
    stakingForms: Object.keys(method.stakingForms ?? {}),
    criteria: kinds.map((kind) => criteriaIn(method, kind)),
    findings: Object.entries(method.findings).map(([id, { tone, passesAfterYears = null }]) => ({
      id,
      tone,
      passesAfterYears,
    })),
    unanswered: method.unanswered,
    firmness: Object.keys(method.firmness),
    ungrounded: method.ungrounded,
    records: method.records,
    departureNeeds: method.departureNeeds,
    comparesPositions: method.comparesPositions,
    rules: Object.entries(method.verdictTable ?? {}).map(([id, { verdict, firmness = null }]) => ({
      id,
      verdict,
      firmness,
    })),
    verdicts: asked.flatMap((of) =>
      judgedBy(method, of).map((judged) => followsFrom(method, judged)),
    ),
    firmnessOf: asked.flatMap((of) => firmnessIn(method, of)),
    document: method.documentOf({
      scope: 'spot',
      verdict: 'halal',
      ruledAt: '2026-11-23T00:00:00Z',
      grounds: { method: method.version, criteria: {} },
      summary: { en: 'Because.', ar: null },
    }),
  };
}

function criteriaIn(method: Method, kind: Kind) {
  return Object.entries(method.criteria[kind]).map(([id, { pass, concern, fail }]) => ({
    id,
    allowed: Object.keys(method.findings).filter((finding) => method.allows(id, finding)),
    limits: [pass, concern, fail].map(({ en }) => en.match(/\d+/g) ?? []),
  }));
}

/** Each finding on each criterion while the others pass or have no answer, and each pair of criteria that do not pass. */
function judgedBy(
  method: Method,
  of: Pick<RulingFindings, 'kind' | 'scope' | 'asset'>,
): RulingFindings[] {
  const criteria = criteriaOf(method, of);
  const findings = Object.keys(method.findings);
  const answered = (
    found: Record<string, string>,
    rest: string,
    endedOn?: string,
  ): RulingFindings => ({
    ...of,
    judgedOn: '2026-11-23',
    criteria: Object.fromEntries(
      criteria.map((id) => [id, { finding: found[id] ?? rest, endedOn }]),
    ),
  });
  const single = criteria.flatMap((one) =>
    findings.flatMap((finding) =>
      ['pass', method.unanswered].flatMap((rest) =>
        ENDS.map((endedOn) => answered({ [one]: finding }, rest, endedOn)),
      ),
    ),
  );
  const pairs = criteria.flatMap((one, place) =>
    criteria
      .slice(place + 1)
      .flatMap((other) =>
        ['concern', 'fail', method.unanswered].flatMap((first) =>
          ['concern', 'fail', method.unanswered].map((second) =>
            answered({ [one]: first, [other]: second }, 'pass'),
          ),
        ),
      ),
  );
  return [...single, ...pairs];
}

function followsFrom(method: Method, judged: RulingFindings) {
  const { verdict, row = null, reasons } = proposalBy(method, judged);
  return [verdict, row, reasons].flat().join();
}

function firmnessIn(method: Method, of: Pick<RulingFindings, 'kind' | 'scope' | 'asset'>) {
  if (!method.computeFirmness) return [];
  const answered = (finding: string): RulingFindings => ({
    ...of,
    judgedOn: '2026-11-23',
    criteria: Object.fromEntries(criteriaOf(method, of).map((id) => [id, { finding }])),
  });
  const stated: StatedDecision[] = STANCES.flatMap((stance) =>
    [
      { isNamed: false, isOfListing: false },
      { isNamed: true, isOfListing: false },
      { isNamed: true, isOfListing: true },
    ].map((names) => ({
      decision: `${stance} ${names.isNamed} ${names.isOfListing}`,
      stance,
      ...names,
    })),
  );
  const heard = [
    [],
    ...stated.flatMap((one) => stated.map((other) => [one, other])),
    ...stated.map((one) => ['a', 'b', 'c'].map((decision) => ({ ...one, decision }))),
  ];
  return Object.keys(method.findings).flatMap((finding) =>
    VERDICTS.flatMap((verdict) =>
      heard.map((each) => firmnessBy(method, answered(finding), verdict, each)),
    ),
  );
}
