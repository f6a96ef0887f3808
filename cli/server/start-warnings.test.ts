import { expect, test } from 'vitest';
import { readSettings } from '#settings.ts';
import { startWarnings } from './start-warnings.ts';

const PUBLIC = { ORIGIN: 'https://tabayyan.example' };
const MAIL = { SMTP_URL: 'smtp://mail.example:587' };

test.each([
  ['nothing on one’s own machine', {}, 1000, []],
  ['nothing where the system has no users of this kind', {}, undefined, []],
  ['that root is not needed', {}, 0, [/running as root.*a user of its own/]],
  ['that codes are in the log of a public site', PUBLIC, 1000, [/codes.*set SMTP_URL/]],
  ['nothing of mail where it is set', { ...PUBLIC, ...MAIL }, 1000, []],
  ['both', PUBLIC, 0, [/root/, /SMTP_URL/]],
])('a start warns of %s', (_, environment, uid, expected) => {
  expect(startWarnings(readSettings(environment), uid)).toEqual(
    expected.map((pattern) => expect.stringMatching(pattern)),
  );
});
