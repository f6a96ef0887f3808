import type { Part } from '#app/editing/part/part.server.ts';
import { checkLicencesForm, rowIntentInLicences } from './check-licences.ts';
import { inputOf, type LicencesInput } from './typed-licences.ts';

export const licencesPart: Part<{ input: LicencesInput }> = {
  part: 'licences',
  own: ({ listing: { licences }, version }) => ({ input: inputOf(licences, version) }),
  rowIntent: rowIntentInLicences,
  check: checkLicencesForm,
};
