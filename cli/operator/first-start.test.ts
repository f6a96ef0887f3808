import { expect, test } from 'vitest';
import { readSettings } from '#settings.ts';
import { startWarnings } from './first-start.ts';

const PUBLIC = { ORIGIN: 'https://tabayyan.example' };
const MAIL = { SMTP_URL: 'smtp://mail.example:587' };

test.each([
  ['nothing on a local machine', {}, 1000, []],
  ['nothing on a system without user ids', {}, undefined, []],
  ['running as root', {}, 0, [/running as root.*a user of its own/]],
  ['codes in the log of a public site', PUBLIC, 1000, [/codes.*set SMTP_URL/]],
  ['nothing if mail is configured', { ...PUBLIC, ...MAIL }, 1000, []],
  ['root and codes in the log', PUBLIC, 0, [/root/, /SMTP_URL/]],
])('a start warns of %s', (_, environment, uid, expected) => {
  expect(startWarnings(readSettings(environment), uid)).toEqual(
    expected.map((pattern) => expect.stringMatching(pattern)),
  );
});
