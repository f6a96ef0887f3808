import { services } from '#app/context/services.server.ts';
import { loadPart, type Part, type PartArguments } from '#app/editing/part/part.server.ts';
import { foundEntry } from '#domain/register/found-entry.ts';
import { compareWithLastCopy } from '#domain/register/open-register-tasks.ts';
import { checkLicencesForm, ROWS } from './check-licences.ts';
import { formOfLicences, foundLicence, type LicencesValues } from './typed-licences.ts';

export const licencesPart: Part<{ input: LicencesValues }> = {
  name: 'licences',
  own: ({ listing: { licences }, version }) => ({ input: formOfLicences(licences, version) }),
  rows: ROWS,
  check: checkLicencesForm,
  afterSave: (tx) => compareWithLastCopy(tx),
};

/** The licences of an exchange, for an editor; with `?task=`, the entry of that register's task as a further row. */
export async function loadLicences(args: PartArguments) {
  const loaded = await loadPart(licencesPart, args);
  const task = args.url.searchParams.get('task');
  const { db } = args.context.get(services);
  const entry = task === null ? null : await foundEntry(db, Number(task), loaded.id);
  if (!entry) return loaded;
  const { input } = loaded;
  const licences = [...input.licences, foundLicence(entry, loaded.today)];
  return { ...loaded, input: { ...input, licences } };
}
