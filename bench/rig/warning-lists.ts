import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from '#tests/rig/processes.ts';
import { type Site, surroundings } from './site.ts';

export const DAILY_ROWS = 10_000;

/** Files of warning lists in their publishers' shapes, naming these domains. */
const SHAPES = {
  metamask: (blacklist: string[]) => JSON.stringify({ version: 2, whitelist: [], blacklist }),
  'polkadot-js': (deny: string[]) => JSON.stringify({ allow: [], deny, denySub: [] }),
  scamsniffer: (sites: string[]) => JSON.stringify(Object.fromEntries(sites.map((s) => [s, []]))),
  'esma-ncasp': (sites: string[]) => {
    const rows = sites.map((site, at) => `CONSOB,Firm ${at},https://${site}/,None,12/02/2025`);
    const columns =
      'ae_competentAuthority,ae_commercial_name,ae_website,ae_reason,ae_decision_date';
    return [columns, ...rows].join('\r\n');
  },
};

/** Writes a list of `count` made-up domains from number `from` on; returns the command that imports it. */
export async function warningList(
  folder: string,
  list: keyof typeof SHAPES,
  count: number,
  from = 0,
): Promise<string[]> {
  const sites = Array.from({ length: count }, (_, at) => `${list}-claim-${from + at}.xyz`);
  return ['warnings', list, await fileOf(folder, `${list}-${from}`, SHAPES[list](sites))];
}

/** A register, whose domains are never warned of; the command that imports it. */
export async function ownDomains(folder: string): Promise<string[]> {
  return ['protected', await fileOf(folder, 'register.csv', 'site\nfirm.example.de')];
}

/** The list of a day: a tenth of its domains differ from those of the day before. */
export function dailyList(folder: string, day: number, count = DAILY_ROWS): Promise<string[]> {
  return warningList(folder, 'esma-ncasp', count, (day * count) / 10);
}

/** Runs `npm run data` with these arguments on the site's database. */
export async function runData(site: Site, args: string[]): Promise<void> {
  const env = { ...process.env, ...(await surroundings(site.dataDir, site.port)) };
  const output = await run(process.execPath, ['cli/run.mjs', 'data', ...args], { cwd: ROOT, env });
  console.log(String(output ?? '').trim());
}

async function fileOf(folder: string, name: string, content: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}
