import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Kind } from '#db/schema.ts';
import { KINDS } from '#domain/listing/kind.ts';
import {
  canonical,
  letterOf,
  type Method,
  type RulingFindings,
  STANCES,
  type StatedDecision,
} from './definition.ts';
import { criteriaOf, firmnessBy, METHODS, proposalBy } from './method.ts';
import { SCOPES } from './scope.ts';

const VERDICTS = ['halal', 'haram', 'questionable'] as const;
const ENDS = [undefined, '2023-11-24', '2023-11-23'];

// A digest that differs is a changed rule, or another number in a text: rulings made by the version would no longer follow from
// it. Make a new version instead.
// Kinds of listing that were added later are not compared.
const PUBLISHED: Record<string, { kinds: readonly Kind[]; digest: string }> = {
  '1': {
    kinds: ['coin', 'exchange'],
    digest: 'ab2334a6704738a664b27f48ec4496dc617bec77844d56f14a70a15cf1db6abc',
  },
  '2': {
    kinds: ['coin', 'exchange'],
    digest: '2511145c73dc1752839e8123886f885ab757d38c7ef5b73a8702b0ae7f6b5ec6',
  },
};

test.each(METHODS)('the rules of version $version are those it was published with', (method) => {
  const published = PUBLISHED[method.version];
  const rules = rulesOf(method, published?.kinds ?? KINDS);
  const digest = createHash('sha256').update(canonical(rules)).digest('hex');
  expect(published, `record ${digest} under PUBLISHED`).toBeDefined();
  expect(digest).toBe(published?.digest);
});

test.each([
  ['a fifth of the supply', 'a tenth of the supply'],
  ['most of its fees', 'a quarter of its fees'],
  ['إذا بلغت خُمس المعروض', 'إذا بلغت عُشر المعروض'],
  ['على \u20665%\u2069 من رسومها', 'على \u206625%\u2069 من رسومها'],
  ['فأكثره من فائدة', 'فنصفه من فائدة'],
] as const)('the rules hold the numbers of “%s”, not of “%s”', (text, other) => {
  expect(numbersOf(text)).not.toEqual(numbersOf(other));
});

test('a text of the method may be worded otherwise with the same numbers', () => {
  expect(numbersOf('From a fifth of the supply upwards')).toEqual(numbersOf('A fifth, or more'));
});

/** Everything of a version but its wording: ids, letters, signs, what is asked, numbers in its texts, and what follows from answers. */
function rulesOf(method: Method, kinds: readonly Kind[]) {
  const asked = kinds.flatMap((kind) =>
    SCOPES.flatMap((scope) =>
      [null, ...Object.keys(method.assets[kind] ?? {})].map((asset) => ({ kind, scope, asset })),
    ),
  );
  return {
    asked: asked.map((of) => ({ ...of, ...method.asks[of.kind](of.scope, of.asset) })),
    stakingForms: Object.keys(method.stakingForms ?? {}),
    criteria: kinds.map((kind) => criteriaIn(method, kind)),
    numbers: numbersIn(textsOf(method, kinds)),
    findings: Object.entries(method.findings).map(([id, finding]) => ({
      id,
      tone: finding.tone,
      letter: letterOf(finding),
      passesAfterYears: finding.passesAfterYears ?? null,
    })),
    unanswered: method.unanswered,
    firmness: Object.entries(method.firmness).map(([id, { sign }]) => ({ id, sign })),
    ungrounded: method.ungrounded,
    records: method.records,
    departureNeeds: method.departureNeeds,
    comparesPositions: method.comparesPositions,
    needsCoreForHaram: method.needsCoreForHaram,
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
  return Object.keys(method.criteria[kind]).map((id) => ({
    id,
    allowed: Object.keys(method.findings).filter((finding) => method.allows(id, finding)),
  }));
}

/** All texts of a version in both languages, within the tables that hold them. */
function textsOf(method: Method, kinds: readonly Kind[]) {
  const { change, introduction, verdictText, limits, stakingForms, findings, firmness } = method;
  return {
    ...{ change, introduction, verdictText, limits, stakingForms, findings, firmness },
    scopes: kinds.map((kind) => method.scopes[kind]),
    assets: kinds.map((kind) => method.assets[kind]),
    criteria: kinds.map((kind) => method.criteria[kind]),
    verdictTable: method.verdictTable,
  };
}

// Words that say how much or how many. Left out: “one”, and «ثمن», which is an eighth and a price.
const NUMBER_WORDS = new Set(
  `half third thirds quarter fifth sixth seventh eighth ninth tenth hundredth two three four five six seven eight nine ten
  eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred thousand most mostly mainly least fewer majority
  نصف ثلث ثلثا ثلثي ربع خمس سدس سبع تسع عشر اثنان اثنين اثنتان اثنتين سنتان سنتين عامان عامين ثلاث ثلاثة أربع أربعة خمسة ست
  ستة سبعة ثمان ثماني ثمانية تسعة عشرة عشرون عشرين ثلاثون ثلاثين أربعون أربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون
  ثمانين تسعون تسعين مئة مائة ألف أكثر أغلب معظم غالب أقل`.split(/\s+/),
);

/** The figures and the words for numbers in a text, in their order; Arabic words without vowel signs, prefixes and suffixes. */
function numbersOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/[\p{M}\p{Cf}]|third part(?:y|ies)/gu, '');
  return (plain.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [])
    .map((word) => (NUMBER_WORDS.has(word) ? word : stemOf(word)))
    .filter((word) => /^\d/.test(word) || NUMBER_WORDS.has(word));
}

function stemOf(word: string): string {
  return word.replace(/^[وف]?(?:[بلك]?ال|لل|[بلك])?/, '').replace(/(?:ها|هما|هم|ه)$/, '');
}

/** The numbers of every text that names some, by its path. */
function numbersIn(texts: object, path = ''): [string, string[]][] {
  return Object.entries(texts).flatMap(([key, part]): [string, string[]][] => {
    const place = `${path}/${key}`;
    if (part && typeof part === 'object') return numbersIn(part, place);
    const numbers = key === 'en' || key === 'ar' ? numbersOf(part) : [];
    return numbers.length > 0 ? [[place, numbers]] : [];
  });
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
