import { ask } from '#bench/rig/ask.ts';
import { type Server, startServer } from '#chaos/rig/server.ts';
import { type ChaosRun, newLosses, type Verdict } from '#chaos/rig/trial.ts';
import { connect } from '#db/client.ts';
import { addAccount, setDisabled } from '#domain/admin/account.ts';
import { timesOf } from '#tests/rig/medians.ts';
import { EDITOR_PASSWORD } from '#tests/samples/editors.ts';

const LIMIT_MS = 5;
/** Accounts compared with a known account, whose refusals must take as long; `same` is the known account itself. */
const OTHERS = ['same', 'unknown', 'disabled', 'plain'] as const;

/** Wrong passwords for existing and missing accounts in turn: their median times must not differ. */
export async function trySignInTimes({ isShort }: ChaosRun): Promise<Verdict> {
  // The limit is 200 attempts an hour per account.
  const rounds = isShort ? 20 : 200;
  const server = await startServer({ environment: { TRUST_PROXY: '1' } });
  await addAccounts(server.databaseUrl);
  const times = timesOf({
    known: () => tryPassword(server, 'known@example.com'),
    same: () => tryPassword(server, 'same@example.com'),
    unknown: () => tryPassword(server, 'unknown@example.com'),
    disabled: () => tryPassword(server, 'disabled@example.com'),
    plain: () => tryPassword(server, 'plain@example.com'),
  });
  for (let round = 0; round < rounds; round += 1) await times.goRound();
  await server.stop();
  const losses = newLosses();
  const known = times.median('known');
  const apart = OTHERS.map((kind) => ({ kind, ms: times.median(kind) - known }));
  for (const { kind, ms } of apart) losses.expect(Math.abs(ms) <= LIMIT_MS, `${kind} by its time`);
  const differences = apart.map(({ kind, ms }) => `${kind} ${ms.toFixed(1)}`).join(', ');
  return {
    tried: 'wrong passwords of accounts of five kinds, in turn; medians at most 5 ms apart',
    times: `${rounds} tries of each`,
    lost: losses.count,
    isPassed: losses.count === 0,
    note: `known ${known.toFixed(1)} ms; apart: ${differences}`,
  };
}

async function addAccounts(url: string): Promise<void> {
  const { db, close } = connect(url, { connections: 1 });
  for (const name of ['known', 'same', 'disabled', 'plain']) {
    const credentials = { email: `${name}@example.com`, password: EDITOR_PASSWORD };
    const account = await addAccount(db, { ...credentials, isAdmin: name !== 'plain' });
    if (account && name === 'disabled') await setDisabled(db, account.id, true);
  }
  await close();
}

let visitors = 0;

async function tryPassword({ port, url }: Server, email: string): Promise<void> {
  visitors += 1;
  const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const headers = { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': from };
  const body = JSON.stringify({ email, password: 'wrong' });
  const { status } = await ask(port, '/api/sign-in', headers, body);
  if (status !== 401) throw new Error(`a wrong password answered ${status}`);
}
