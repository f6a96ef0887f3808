import { expect, test } from 'vitest';
import { evidenceFromForm, typedEvidence } from './typed-evidence.ts';

test('spaces around a pasted address, title or code are dropped, and those in a quote stay', () => {
  const row = { title: ' A page ', quote: ' of it ', readOn: '2026-11-21' };
  const typed = typedEvidence.parse({ ...row, url: ' https://a.example/x\t', language: 'ar ' });
  expect(evidenceFromForm([typed])).toEqual([
    { ...row, title: 'A page', url: 'https://a.example/x', language: 'ar' },
  ]);
});
