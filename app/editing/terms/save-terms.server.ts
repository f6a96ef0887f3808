import { type Sent, savePart } from '#app/editing/form/save-part.server.ts';
import { termsPath } from '#app/editing/ruling-path.ts';
import { editTerms } from '#domain/listing/change/edit.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { checkTermsForm, rowIntentInTerms } from './check-terms.ts';
import { shownTerms } from './load-terms.server.ts';

/** Saves the facts on fees and reach in a form. */
export function saveTermsForm(kind: Kind, sent: Sent) {
  return savePart(kind, sent, {
    name: 'fees and reach',
    path: termsPath,
    rowIntent: rowIntentInTerms,
    check: checkTermsForm,
    edit: editTerms,
    shown: shownTerms,
  });
}
