import type { Part } from '#app/editing/part/part.server.ts';
import { checkTermsForm, ROWS } from './check-terms.ts';
import { formOfTerms, type TermsValues } from './typed-terms.ts';

export const termsPart: Part<{ input: TermsValues }> = {
  name: 'terms',
  own: ({ listing: { terms }, version }) => ({ input: formOfTerms(terms, version) }),
  rows: ROWS,
  check: checkTermsForm,
};
