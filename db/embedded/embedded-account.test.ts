import { expect, test } from 'vitest';
import { accountFor } from './embedded-account.ts';

const account = (name: string, uid: number, gid = uid) => ({ name, uid, gid });
const ROOT = account('root', 0);
const NOBODY = account('nobody', 65_534);
const BARE = [ROOT, account('daemon', 1), account('bin', 2), NOBODY];
const POSTGRES = account('postgres', 101, 104);
const TABAYYAN = account('tabayyan', 999, 998);

test.each([
  ['the owner of the files', [{ uid: 1000, gid: 100 }, ROOT], BARE, { uid: 1000, gid: 100 }],
  ['an owner without a name', [{ uid: 4242, gid: 4242 }], BARE, { uid: 4242, gid: 4242 }],
  ['the owner of the folder', [NOBODY, { uid: 1000, gid: 100 }], BARE, { uid: 1000, gid: 100 }],
  ['the user tabayyan', [ROOT], [...BARE, POSTGRES, TABAYYAN], { uid: 999, gid: 998 }],
  ['the user postgres', [NOBODY, ROOT], [...BARE, POSTGRES], { uid: 101, gid: 104 }],
  ['an unassigned id', [ROOT], BARE, { uid: 60_706, gid: 60_706 }],
  ['the next unassigned id', [ROOT], [...BARE, account('x', 60_706)], { uid: 60_707, gid: 60_707 }],
  [
    'an unassigned id instead of a shared owner',
    [account('daemon', 1), NOBODY],
    BARE,
    { uid: 60_706, gid: 60_706 },
  ],
  [
    'an unassigned id on a system without users',
    [{ uid: 65_534, gid: 65_534 }],
    [],
    { uid: 60_706, gid: 60_706 },
  ],
])('PostgreSQL started by root runs as %s', (_, owners, accounts, expected) => {
  expect(accountFor(owners, accounts)).toEqual(expected);
});
