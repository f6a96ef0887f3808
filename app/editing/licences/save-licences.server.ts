import { type Sent, savePart } from '#app/editing/form/save-part.server.ts';
import { licencesPath } from '#app/editing/ruling-path.ts';
import { editLicences } from '#domain/listing/change/edit.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { checkLicencesForm, rowIntentInLicences } from './check-licences.ts';
import { shownLicences } from './load-licences.server.ts';

/** Saves the licences in a form. */
export function saveLicencesForm(kind: Kind, sent: Sent) {
  return savePart(kind, sent, {
    name: 'the licences',
    path: licencesPath,
    rowIntent: rowIntentInLicences,
    check: checkLicencesForm,
    edit: editLicences,
    shown: shownLicences,
  });
}
