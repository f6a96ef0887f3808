import { expect, test } from 'vitest';
import { EVIDENCE } from '#tests/samples/rulings.ts';
import { termsView } from './terms-view.server.ts';

test.each([
  ['en', ['Hong Kong', 'Kuwait']],
  ['ar', ['هونغ كونغ', 'الكويت']],
] as const)('refused countries have their everyday names in %s', (language, names) => {
  const refused = { countries: ['HK', 'KW'], evidence: [EVIDENCE] };
  const view = termsView({ kind: 'exchange', terms: { refused } }, language);
  expect(view?.refused).toEqual(names);
});
