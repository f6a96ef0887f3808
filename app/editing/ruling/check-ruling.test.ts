import { describe, expect, test } from 'vitest';
import { rowIntentIn } from '#app/editing/form/form-rows.ts';
import { CURRENT_METHOD, everyCriterionOf } from '#domain/method/method.ts';
import { currentGrounds, EVIDENCE, formFields, PASS } from '#tests/samples/rulings.ts';
import { formOfRuling, startedFrom } from './begin-ruling.ts';
import { checkRulingForm, ROWS } from './check-ruling.ts';
import { groundsFromForm, typedRuling } from './typed-ruling.ts';

const GROUNDS = currentGrounds({
  criteria: { riba: { ...PASS, evidence: [EVIDENCE, { ...EVIDENCE, language: 'pl' }] } },
  reviewDue: '2027-01-31',
  reviewer: 'A. B.',
});
const SETTING = {
  criteria: everyCriterionOf(CURRENT_METHOD, 'coin', 'spot'),
  reviewer: null,
  today: '2026-11-21',
};
const INPUT = formOfRuling({ verdict: 'questionable', grounds: GROUNDS }, SETTING);
const BLANK = formOfRuling({ verdict: null, grounds: null }, { ...SETTING, reviewer: 'C. D.' });

const COIN = { kind: 'coin', scope: 'spot' } as const;

function check(values: unknown, of: Parameters<typeof checkRulingForm>[1] = COIN) {
  const checked = checkRulingForm(formOf(formFields(values)), of);
  return checked.status === 'success' ? { given: checked.value } : { errors: checked.error };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

describe('a form', () => {
  test('left as it was begun says what the ruling said', () => {
    expect(check(INPUT)).toEqual({
      given: {
        scope: 'spot',
        verdict: 'questionable',
        grounds: GROUNDS,
        why: null,
        reason: { en: '', ar: '' },
        hasReadArabic: false,
      },
    });
  });

  test('with invisible characters alone for a reason gives none', () => {
    expect(check({ ...INPUT, why: { en: '\u200b', ar: '' } }).given?.why).toBeNull();
  });

  test('leaves fields out that it does not know', () => {
    const begun = { asset: INPUT.asset, judgedOn: INPUT.judgedOn };
    const planted = { other: 'x', 'criteria.riba.evidence[4294967294]': { url: 'x' } };
    expect(check({ ...begun, ...planted }).given?.verdict).toBeNull();
    const { given } = check({ ...begun, criteria: { constructor: { finding: 'pass' } } });
    expect(given?.grounds.criteria).toEqual({});
    expect(check({ ...INPUT, verdict: 'wonderful' }).given).toBeUndefined();
    expect(check({ ...INPUT, asset: { ...INPUT.asset, kind: 'wonderful' } }).given).toBeUndefined();
  });

  test('in a draft keeps what was typed where the method has dropped a finding', () => {
    const criteria = { riba: { finding: 'dropped', note: { en: 'Typed.', ar: '' } } };
    const { data } = typedRuling.safeParse({ why: { en: 'Because.' }, criteria });
    expect(data).toMatchObject({
      why: { en: 'Because.' },
      criteria: { riba: { finding: CURRENT_METHOD.unanswered, note: { en: 'Typed.' } } },
    });
  });

  test.each([
    [
      '{"type":"insert","payload":{"name":"criteria.riba.evidence","defaultValue":{"url":["x"]}}}',
      'insert',
    ],
    ['{"type":"remove","payload":{"name":"criteria.riba.evidence","index":0}}', 'remove'],
  ])('changes its rows without scripts: %s', (sent, type) => {
    const intent = rowIntentIn(formOf({ __intent__: sent }), ROWS, SETTING.today);
    expect(JSON.parse(intent ?? '').type).toBe(type);
    expect(intent).not.toContain('["x"]');
    expect(rowIntentIn(formOf({}), ROWS, SETTING.today)).toBeNull();
  });

  test.each([
    '',
    '{',
    '{"type":"update","payload":{"value":{"verdict":"halal"}}}',
    '{"type":"insert","payload":{"name":"criteria.riba.evidence[4294967294].url"}}',
    '{"type":"insert","payload":{"name":"criteria.constructor.evidence"}}',
    '{"type":"remove","payload":{"name":"criteria.riba.evidence","index":-1}}',
  ])('is changed in no other way: %s', (sent) => {
    expect(rowIntentIn(formOf({ __intent__: sent }), ROWS, SETTING.today)).toBeUndefined();
  });

  test('that begins a ruling is due in a year, under the editor’s name, with nothing answered', () => {
    expect(BLANK).toMatchObject({ reviewDue: '2027-11-21', reviewer: 'C. D.', verdict: '' });
    expect(groundsFromForm('coin', 'spot', BLANK).criteria).toEqual({});
    expect(check({ ...BLANK, asset: INPUT.asset }).given?.verdict).toBeNull();
  });

  test('started from another listing’s has its grounds, and neither its verdict nor its dates', () => {
    const started = startedFrom(BLANK, INPUT, { today: '2028-02-29' });
    expect(started.criteria.riba).toEqual(INPUT.criteria.riba);
    expect(started.asset).toEqual(INPUT.asset);
    expect(started).toMatchObject({ verdict: '', reviewDue: '2029-03-01', reviewer: 'C. D.' });
  });
});

describe('an invalid value is reported at its field', () => {
  test.each<[string, unknown, string, string]>([
    ['criteria.riba.note.ar', '', 'criteria.riba.note.ar', 'Please fill this in'],
    [
      'criteria.riba.note',
      { en: '', ar: ' ' },
      'criteria.riba.note',
      'This must say what was found',
    ],
    ['criteria.riba.evidence', [], 'criteria.riba.evidence', 'This must name a source'],
    [
      'criteria.riba.evidence[0].url',
      'javascript:alert(1)',
      'criteria.riba.evidence[0].url',
      'This must be a web address',
    ],
    [
      'criteria.riba.evidence[0].quote',
      '',
      'criteria.riba.evidence[0].quote',
      'Please fill this in',
    ],
    [
      'criteria.riba.evidence[0].title',
      'x'.repeat(301),
      'criteria.riba.evidence[0].title',
      'Please use at most 300 characters',
    ],
    [
      'criteria.riba.evidence[0].title',
      'a\u202eb',
      'criteria.riba.evidence[0].title',
      'This text has invisible characters: U+202E (right-to-left override) between “a” and “b”. Please delete the text there and type it again',
    ],
    [
      'criteria.riba.evidence[0].readOn',
      'today',
      'criteria.riba.evidence[0].readOn',
      'Please enter a day, such as 2026-11-21',
    ],
    [
      'criteria.riba.evidence',
      Array(13).fill(EVIDENCE),
      'criteria.riba.evidence',
      'Please keep to 12 at most',
    ],
    ['asset.kind', '', 'asset.kind', 'Please choose one'],
    ['asset.why.ar', '', 'asset.why.ar', 'Please fill this in'],
    ['judgedOn', 'today', 'judgedOn', 'Please enter a day, such as 2026-11-21'],
    ['criteria.riba.finding', 'resolved', 'criteria.riba.endedOn', 'This must say when it ended'],
    ['reviewDue', '31.1.2027', 'reviewDue', 'Please enter a day, such as 2026-11-21'],
    ['why.ar', 'لأن.', 'why.en', 'Please fill this in'],
    ['why.en', 'Because.', 'why.ar', 'Please fill this in'],
    ['why', { en: 'x'.repeat(3001), ar: 'لأن.' }, 'why.en', 'Please use at most 3,000 characters'],
    [
      'reason.ar',
      'a\u200bb',
      'reason.ar',
      'This text has invisible characters: U+200B (zero width space) between “a” and “b”. Please delete the text there and type it again',
    ],
    ['reason.en', 'Because.', 'reason.en', 'Reason should be at least 20 characters'],
    ['why', { en: 'a\0b', ar: 'لأن.' }, 'why.en', 'This must be readable text'],
  ])('%s: %j', (name, value, at, message) => {
    const others = Object.entries(formFields(INPUT)).filter(([each]) => !each.startsWith(name));
    const form = formOf({ ...Object.fromEntries(others), ...formFields(value, name) });
    const checked = checkRulingForm(form, COIN);
    expect(checked.status === 'error' && checked.error).toEqual({ [at]: [message] });
  });

  test('a finding that a criterion cannot have, and answers that its kind is not asked', () => {
    const answered = { ...PASS, evidence: [EVIDENCE], endedOn: '' };
    const silent = { ...INPUT, criteria: { gharar: { ...answered, finding: 'nothing-found' } } };
    expect(check(silent).errors).toEqual({ 'criteria.gharar': ['This cannot have this finding'] });
    const other = check({ ...INPUT, criteria: { backing: answered } });
    expect(other.given?.grounds.criteria).toEqual({});
  });

  test.each([
    ['departure', { en: 'Because.', ar: '' }, 'departure.ar', 'Please fill this in'],
    ['departurePosition', 'No. 42', 'departurePosition', 'Please enter the ID of a position'],
    ['secondEditor', 'x'.repeat(101), 'secondEditor', 'Please use at most 100 characters'],
  ])('%s of a verdict that departs; of another it is not kept', (name, value, at, message) => {
    const typed = { ...INPUT, [name]: value };
    expect(check({ ...typed, verdict: 'halal' }).errors).toEqual({ [at]: [message] });
    expect(check(typed).given?.grounds).toEqual(GROUNDS);
  });

  test('a product needs a verdict', () => {
    const input = formOfRuling(
      { verdict: null, grounds: null },
      { ...SETTING, criteria: everyCriterionOf(CURRENT_METHOD, 'exchange', 'margin') },
    );
    const margin = { kind: 'exchange', scope: 'margin' } as const;
    expect(check(input, margin).errors).toEqual({ verdict: ['Please choose a verdict'] });
    const answered = check({ ...input, verdict: 'haram' }, margin);
    expect(answered.given).toMatchObject({ scope: 'margin', verdict: 'haram' });
    expect(answered.given?.grounds).not.toHaveProperty('verdict');
  });
});
