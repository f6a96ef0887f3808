import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The user and group that run PostgreSQL when this program runs as root, which PostgreSQL refuses. */
export interface Account {
  uid: number;
  gid: number;
}

interface NamedAccount extends Account {
  name: string;
}

const OWN_ACCOUNTS = ['tabayyan', 'postgres'];
// Services without a user of their own run as these; initdb may run as `bin` (below).
const SHARED_ACCOUNTS = ['nobody', 'daemon', 'bin'];
const NOBODY: Account = { uid: 65_534, gid: 65_534 };
// No distribution assigns 60706 to 61183 (https://systemd.io/UIDS-GIDS/), and it exists in containers with 65536 users.
const FIRST_PRIVATE_UID = 60_706;

/** The account that PostgreSQL runs as, which refuses root; undefined: the process's own. */
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

/** Returns the first owner that is neither root nor shared, else a system user, else an unassigned user id. */
export function accountFor(owners: Account[], accounts: NamedAccount[]): Account {
  const shared = accounts.filter(({ name }) => SHARED_ACCOUNTS.includes(name));
  const excluded = new Set([0, NOBODY.uid, ...shared.map(({ uid }) => uid)]);
  const candidates = [
    ...owners,
    ...OWN_ACCOUNTS.flatMap((own) => accounts.find(({ name }) => name === own) ?? []),
  ];
  const chosen = candidates.find(({ uid }) => !excluded.has(uid));
  if (chosen) return { uid: chosen.uid, gid: chosen.gid };
  let uid = FIRST_PRIVATE_UID;
  while (accounts.some((account) => account.uid === uid)) uid += 1;
  return { uid, gid: uid };
}

/** Returns `account` if it has a name, which initdb requires, else an account that no service uses. */
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
