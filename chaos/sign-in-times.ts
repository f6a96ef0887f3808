import { ask } from '#bench/rig/ask.ts';
import { type Server, startServer } from '#chaos/rig/server.ts';
import type { Trial } from '#chaos/rig/trial.ts';
import { connect } from '#db/client.ts';
import { addAccount, setDisabled } from '#domain/admin/account.ts';
import { timesOf } from '#tests/rig/percentile.ts';
import { EDITOR_PASSWORD } from '#tests/samples/editors.ts';

const LIMIT_MS = 5;
/** Compared with `known`: `same` is a second account of that kind, `plain` has no admin claim. */
const OTHERS = ['same', 'unknown', 'disabled', 'plain'] as const;

/** Wrong passwords for existing and missing accounts in turn: their median times must not differ. */
export const signInTimes: Trial = {
  tried: `wrong passwords of accounts of five kinds, in turn; medians at most ${LIMIT_MS} ms apart`,
  // The limit is 200 attempts an hour per account.
  full: 200,
  short: 20,
  run: async (rounds, losses) => {
    const server = await startServer({ environment: { TRUST_PROXY: '1' } });
    await addAccounts(server.databaseUrl);
    const kinds = ['known', ...OTHERS] as const;
    const times = timesOf(
      Object.fromEntries(kinds.map((kind) => [kind, () => tryPassword(server, kind)])),
    );
    for (let round = 0; round < rounds; round += 1) await times.goRound();
    await server.stop();
    const knownMs = times.median('known');
    const apart = OTHERS.map((kind) => ({ kind, ms: times.median(kind) - knownMs }));
    for (const { kind, ms } of apart) {
      losses.expect(Math.abs(ms) <= LIMIT_MS, `${kind} by its time`);
    }
    const differences = apart.map(({ kind, ms }) => `${kind} ${ms.toFixed(1)}`).join(', ');
    return {
      times: `${rounds} tries of each`,
      figures: `known ${knownMs.toFixed(1)} ms; apart: ${differences}`,
    };
  },
};

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

async function tryPassword({ port, url }: Server, name: string): Promise<void> {
  visitors += 1;
  const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const headers = { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': from };
  const body = JSON.stringify({ email: `${name}@example.com`, password: 'wrong' });
  const { status } = await ask(port, '/api/sign-in', headers, body);
  if (status !== 401) throw new Error(`a wrong password answered ${status}`);
}
