import { describe, expect, test } from 'vitest';
import { formValues } from '#app/editing/form/form-values.ts';
import { doubtOf, replacedTexts } from './machine-arabic.ts';

const REASON = 'سببي';
const MACHINE = { reason: { text: 'سبب الآلة', made: 'machine' } } as const;

const form = (text: string, machine = '') =>
  formValues({ 'ar.reason': text, 'machine.reason': machine });

describe('the text that a translation replaces', () => {
  test('is the editor’s own, and stays so after a second translation', () => {
    const first = replacedTexts(form(REASON), MACHINE, {});
    expect(first).toEqual({ reason: REASON });
    const other = { reason: { text: 'سبب آخر', made: 'machine' } } as const;
    expect(replacedTexts(form('سبب الآلة', 'سبب الآلة'), other, first)).toEqual(first);
  });

  test('is the corrected one where the machine makes the same text again', () => {
    const first = replacedTexts(form(''), MACHINE, {});
    const corrected = form('سبب الآلة، مصحَّحًا', 'سبب الآلة');
    expect(replacedTexts(corrected, MACHINE, first)).toEqual({ reason: 'سبب الآلة، مصحَّحًا' });
  });

  test('is none where the machine makes what the editor wrote, or fails', () => {
    expect(replacedTexts(form('سبب الآلة\r\n'), MACHINE, {})).toEqual({ reason: '' });
    const failed = { reason: { text: 'A reason', made: 'failed' } } as const;
    expect(replacedTexts(form(REASON), failed, {})).toEqual({});
  });
});

describe('an editor is told of an Arabic text', () => {
  const OWN = {
    text: REASON,
    english: 'A reason',
    machine: '',
    source: '',
    saved: { text: REASON, english: 'A reason', doubt: undefined },
  };

  test.each([
    ['nothing where it is in no doubt', {}, undefined],
    ['nothing where there is none', { text: '', english: 'New' }, undefined],
    ['its saved doubt', { saved: { ...OWN.saved, doubt: 'machine' } }, 'machine'],
    ['nothing where it was changed', { text: 'جديد', english: 'New' }, undefined],
    ['that the English has changed', { english: 'New' }, 'stale'],
    ['that a machine made it', { text: 'آلة', machine: 'آلة', source: 'A reason' }, 'machine'],
    ['that it is still the English', { text: 'New', machine: 'New', source: 'New' }, 'english'],
    ['no English where only the saved one is the same', { text: 'New', english: 'New' }, undefined],
  ] as const)('%s', (_, given, told) => {
    expect(doubtOf({ ...OWN, ...given })).toBe(told);
  });
});
