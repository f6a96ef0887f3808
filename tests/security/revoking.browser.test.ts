import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChallenge } from '#domain/admin/challenge.ts';
import { runCommandLine } from '#tests/rig/command.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

// `npm run admin` runs in another process while the site runs.

let site: Site;
beforeAll(async () => {
  site = await startSite('empty');
});
afterAll(() => site.stop());

const admin = (command: string, email: string) =>
  runCommandLine(
    'admin',
    [command, email],
    { DATABASE_URL: site.databaseUrl },
    'another battery staple\n',
  );

const open = (cookie: string) =>
  fetch(`${site.url}/admin/dashboard`, { redirect: 'manual', headers: { cookie } });

test.each([['revoke'], ['password'], ['disable'], ['withdraw']])(
  'after `npm run admin -- %s` the next request is refused',
  async (command) => {
    const { cookie, email, id } = await signedInEditor(site);
    const pending = await openChallenge(site.db, { accountId: id, browser: '' });
    expect((await open(cookie)).status).toBe(200);
    const { status, stderr } = await admin(command, email);
    expect([status, stderr]).toEqual([0, '']);
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
