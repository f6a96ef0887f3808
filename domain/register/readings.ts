import { readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import type { Licence } from '#domain/licence/licence.ts';
import { EU_REGISTER, isEntryOf } from '#domain/licence/registers.ts';
import { dayOf } from '#domain/time/day.ts';
import { differences, keyOfLicence } from './compare-register.ts';
import { entrySchema } from './eu-register.ts';
import { findEntries } from './find-entries.ts';

/** The licences, those that the last reading of the European register has unchanged with the day of that copy. */
export async function withReadings(db: Database, licences: Licence[]): Promise<Licence[]> {
  const keys = licences
    .filter((licence) => isEntryOf(licence, EU_REGISTER) && licence.status === 'licensed')
    .map(keyOfLicence);
  if (keys.length === 0) return licences;
  const source = EU_REGISTER.id;
  const rows = await readTagged([`register/${source}`], () => findEntries(db, source, keys));
  const read = new Map(rows.map(({ key, ...row }) => [key, row]));
  return licences.map((licence) => {
    const { entry, readAt, modifiedAt } =
      (isEntryOf(licence, EU_REGISTER) && read.get(keyOfLicence(licence))) || {};
    if (!readAt || differences(licence, entrySchema.parse(entry)).length > 0) return licence;
    const copiedOn = dayOf(modifiedAt ?? readAt);
    if (copiedOn < licence.copiedOn) return licence;
    return { ...licence, copiedOn, copiedBy: null, readOn: dayOf(readAt) };
  });
}
