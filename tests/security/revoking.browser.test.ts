import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAdminCommand } from '#cli/operator/admin-command.ts';
import { openChallenge } from '#domain/admin/challenge.ts';
import { readSettings } from '#settings.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

// `npm run admin` runs while the site runs, on a connection of its own. As a process of its own: cli/admin.db.test.ts.

let site: Site;
beforeAll(async () => {
  site = await startSite('empty');
});
afterAll(() => site.stop());

async function admin(command: string, email: string): Promise<void> {
  const opened: (() => Promise<void>)[] = [];
  await parseAdminCommand([command, email])?.({
    settings: readSettings({ DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir }),
    log: pino({ level: 'silent' }),
    onEnd: (close) => void opened.push(close),
    say: () => {},
    askPassword: async () => 'another battery staple',
  });
  for (const close of opened.toReversed()) await close();
}

const open = (cookie: string) =>
  fetch(`${site.url}/admin/dashboard`, { redirect: 'manual', headers: { cookie } });

test.each([['revoke'], ['password'], ['disable'], ['withdraw']])(
  'after `npm run admin -- %s` the next request is refused',
  async (command) => {
    const { cookie, email, id } = await signedInEditor(site);
    const pending = await openChallenge(site.db, { accountId: id, browser: '' });
    expect((await open(cookie)).status).toBe(200);
    await admin(command, email);
    const answer = await open(cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('/admin/login'),
    ]);
    const codeStep = await fetch(`${site.url}/admin/login`, {
      headers: { cookie: `tabayyan-pending=${pending}` },
    });
    expect(await codeStep.text()).not.toContain('Enter the code');
  },
);
