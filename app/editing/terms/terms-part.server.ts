import type { Part } from '#app/editing/part/part.server.ts';
import { checkTermsForm, ROWS } from './check-terms.ts';
import { type TermsInput, termsInput } from './typed-terms.ts';

export const termsPart: Part<{ input: TermsInput }> = {
  name: 'terms',
  own: ({ listing: { terms }, version }) => ({ input: termsInput(terms, version) }),
  rows: ROWS,
  check: checkTermsForm,
};
