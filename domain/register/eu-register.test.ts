import { describe, expect, test } from 'vitest';
import { REGISTER_HEAD, registerFile, registerRow } from '#tests/samples/register-file.ts';
import { hostsOf, RegisterCopyError, readEuRegister } from './eu-register.ts';

const LEI = '5299005V5GBSN2A4C303';

describe('the European register', () => {
  test('is read by the names of its columns, with line breaks in fields', async () => {
    const [entry] = await readEuRegister(
      registerFile(registerRow('One, EU GmbH', LEI, 'One', 'www.one.example')),
    );
    expect(entry).toEqual({
      company: 'One, EU GmbH',
      lei: LEI,
      tradeNames: 'One',
      hosts: ['one.example'],
      authority: 'Authority of One',
      from: '2025-05-28',
      until: null,
      services: 'a. custody | b. platform',
    });
  });

  test.each([
    ['no file', ''],
    ['a page', '<html><body>Please wait</body></html>'],
    ['a head alone', `${REGISTER_HEAD}\r\n`],
    ['a missing column', registerFile(registerRow('One', LEI, '', '')).replace('ae_lei,', 'lei,')],
    [
      'a column twice',
      registerFile(registerRow('One', LEI, '', '')).replace('ae_homeMemberState', 'ae_website'),
    ],
    [
      'a day of another form',
      registerFile(registerRow('One', LEI, '', '').replace('28/05/2025', '2025-05-28')),
    ],
    [
      'a day that does not exist',
      registerFile(registerRow('One', LEI, '', '').replace('28/05', '31/02')),
    ],
    ['an entry without a company', registerFile(registerRow('', LEI, '', ''))],
    ['a company of 400 letters', registerFile(registerRow('x'.repeat(400), LEI, '', ''))],
    ['half a download', registerFile(registerRow('One', LEI, '', '')).slice(0, -12)],
    [
      'a download cut within its last entry',
      registerFile(registerRow('One', LEI, '', '', { services: 'a. custody' })).replace(
        /stody.*/s,
        '',
      ),
    ],
    ['a line of ten megabytes', registerFile('x'.repeat(10_000_000))],
  ])('refuses %s', async (_, text) => {
    await expect(readEuRegister(text)).rejects.toThrow(RegisterCopyError);
  });

  test('names an entry without a company by its trade name, and may lack its day', async () => {
    const [entry] = await readEuRegister(
      registerFile(registerRow('', LEI, 'One', '').replace('28/05/2025', '')),
    );
    expect([entry?.company, entry?.from]).toEqual(['One', null]);
  });

  test('has no controls and no marks of direction in its texts, and keeps a formula as text', async () => {
    const hostile = registerRow('=HYPERLINK(1)\u0000\u202e', LEI, '+1', '', { services: '@SUM' });
    expect(await readEuRegister(registerFile(hostile))).toMatchObject([
      { company: '=HYPERLINK(1)', tradeNames: '+1', services: '@SUM' },
    ]);
  });

  test('has addresses in many forms', () => {
    expect(hostsOf('https.//coinbase.com')).toEqual(['coinbase.com']);
    expect(hostsOf(' WWW.okx.com | https://www.gate.com/en-eu')).toEqual(['okx.com', 'gate.com']);
    expect(hostsOf('=HYPERLINK("x")')).toEqual([]);
  });
});
