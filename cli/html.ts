import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError, runCommand } from '#cli/operator/operator.ts';
import { openSnapshotSite, openStarterSite, withSite } from '../tests/snapshot/site.ts';
import { visit, visitSitemap } from '../tests/snapshot/snapshot.ts';
import { buildIfChanged } from './build.ts';

// Not a dependency: only this command needs its 31 MB, and its install script downloads Java.
const CHECKER = 'vnu-jar@26.9.27';
const MAX_OUTPUT_BYTES = 100_000_000;

interface Message {
  url: string;
  message: string;
  extract?: string;
}

// `npm run html` checks every page of the snapshot and of the starter content with the Nu Html Checker, which needs Java.
await runCommand(async () => {
  if (spawnSync('java', ['-version']).status !== 0) {
    throw new OperatorError(
      'npm run html needs Java 11 or newer (on Debian: apt install default-jre-headless); npm test checks the pages without it, with html-validate',
    );
  }
  await buildIfChanged((line) => console.log(line));
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-html-'));
  try {
    const count = await writePages(join(folder, 'pages'));
    const errors = findErrors(folder);
    for (const [error, addresses] of errors) {
      console.log(`${error}\n  on ${addresses.length} pages: ${addresses.slice(0, 3).join('  ')}`);
    }
    console.log(`${count} pages, ${errors.size} different errors`);
    process.exitCode = errors.size === 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function writePages(folder: string): Promise<number> {
  await mkdir(folder);
  const write = async (visited: ReturnType<typeof visit>, site: string) => {
    let count = 0;
    for await (const { address, body, isPage } of visited) {
      if (!isPage) continue;
      await writeFile(join(folder, `${encodeURIComponent(`${site} ${address}`)}.html`), body);
      count += 1;
    }
    return count;
  };
  const old = await withSite(openSnapshotSite, (site) => write(visit(site), 'snapshot'));
  return old + (await withSite(openStarterSite, (site) => write(visitSitemap(site), 'starter')));
}

function findErrors(folder: string): Map<string, string[]> {
  const { stdout, stderr } = spawnSync(
    'npm',
    [
      ...['exec', '--yes', '--ignore-scripts', `--package=${CHECKER}`, '--', 'vnu'],
      ...['--errors-only', '--format', 'json', '--stdout', 'pages'],
    ],
    { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES, shell: process.platform === 'win32' },
  );
  const answer = String(stdout);
  if (!answer.startsWith('{')) throw new OperatorError(`the checker failed: ${stderr}`);
  const { messages } = JSON.parse(answer) as { messages: Message[] };
  const errors = new Map<string, string[]>();
  for (const { url, message, extract = '' } of messages) {
    const error = `${message}\n  ${extract.replaceAll(/\s+/g, ' ').trim()}`;
    const name = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)).replace(/\.html$/, '');
    errors.set(error, [...(errors.get(error) ?? []), decodeURIComponent(name)]);
  }
  return errors;
}
