import { expect, test } from 'vitest';
import { licencesSchema } from '#domain/licence/licence.ts';
import { REGISTERS } from '#domain/licence/registers.ts';
import { newAbsence, newLicence } from '#tests/samples/licences.ts';
import { formOfLicences, licencesFromForm, typedLicences } from './typed-licences.ts';

const EVERY_FIELD = newLicence({
  status: 'ended',
  area: { en: 'A free zone', ar: 'منطقة حرة' },
  services: ['custody', 'exchange'],
  until: '2026-01-31',
  copiedBy: { en: 'An archive', ar: 'أرشيف' },
  note: { en: 'It gave it up itself.', ar: 'تخلّت عنه بنفسها.' },
});

test('stored licences come back from their form as they were', () => {
  const ofKnownRegisters = REGISTERS.map(({ country, regulator, area, url }) =>
    newLicence({ country, regulator, area, url }),
  );
  const licences = licencesSchema.parse([EVERY_FIELD, newAbsence(), ...ofKnownRegisters]);
  expect(licencesFromForm(formOfLicences(licences, 1))).toEqual(licences);
});

test('services and a country may be typed in any case, in any order and with any separator', () => {
  const typed = typedLicences.parse({
    licences: [{ country: ' bh', services: 'Exchange; CUSTODY banking' }],
  });
  expect(licencesFromForm(typed)).toMatchObject([
    { country: 'BH', services: ['custody', 'exchange', 'banking'] },
  ]);
});
