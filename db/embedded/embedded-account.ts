import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The user and group PostgreSQL runs as where this program runs as root, which PostgreSQL refuses. */
export interface Account {
  uid: number;
  gid: number;
}

interface NamedAccount extends Account {
  name: string;
}

const OWN_ACCOUNTS = ['tabayyan', 'postgres'];
// Services that have no user of their own fall back to these; `bin` is lent to initdb below.
const SHARED_ACCOUNTS = ['nobody', 'daemon', 'bin'];
const NOBODY: Account = { uid: 65_534, gid: 65_534 };
// No distribution assigns 60706 to 61183 (https://systemd.io/UIDS-GIDS/), and containers that map only 65536 users have it.
const FIRST_PRIVATE_UID = 60_706;

/** The account that runs PostgreSQL on `folder/pg`; undefined: the one that runs this program. */
export async function chooseAccount(folder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owners = await Promise.all(
    [join(folder, 'pg'), folder].map((path) => stat(path).catch(() => undefined)),
  );
  return accountFor(
    owners.filter((owner) => owner !== undefined),
    await readAccounts(),
  );
}

/** The first owner that is neither root nor shared, else a system user, else a number that no user has. */
export function accountFor(owners: Account[], accounts: NamedAccount[]): Account {
  const shared = accounts.filter(({ name }) => SHARED_ACCOUNTS.includes(name));
  const mayNotOwn = new Set([0, NOBODY.uid, ...shared.map(({ uid }) => uid)]);
  const candidates = [
    ...owners,
    ...OWN_ACCOUNTS.flatMap((own) => accounts.find(({ name }) => name === own) ?? []),
  ];
  const found = candidates.find(({ uid }) => !mayNotOwn.has(uid));
  if (found) return { uid: found.uid, gid: found.gid };
  let uid = FIRST_PRIVATE_UID;
  while (accounts.some((account) => account.uid === uid)) uid += 1;
  return { uid, gid: uid };
}

/** `account` itself where it has a name, which initdb (not the server) asks for; else one that no service runs as. */
export async function namedAccount(account: Account): Promise<Account> {
  const accounts = await readAccounts();
  if (accounts.some(({ uid }) => uid === account.uid)) return account;
  const { uid, gid } = accounts.find(({ name }) => name === 'bin') ?? NOBODY;
  return { uid, gid };
}

async function readAccounts(): Promise<NamedAccount[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
