import { expect, test } from 'vitest';
import { evidenceLines } from './evidence-lines.ts';

test('a source is told with the language of its quote and the day of the copy that was read', () => {
  const url = 'https://issuer.example/';
  const source = { url, title: 'Terms', quote: 'Aucun intérêt.', readOn: '2026-11-02' };
  expect(
    evidenceLines('law', [source, { ...source, language: 'fr', copiedOn: '2026-10-01' }]),
  ).toEqual([
    ['law, evidence 1', `“Aucun intérêt.”, Terms, ${url}, read on 2026-11-02`],
    [
      'law, evidence 2',
      `“Aucun intérêt.” (fr), Terms, ${url}, read on 2026-11-02, copied on 2026-10-01`,
    ],
  ]);
});
