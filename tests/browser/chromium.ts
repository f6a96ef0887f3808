import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

export interface Chromium {
  executablePath: string;
  args: string[];
}

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const START_TIMEOUT_MS = 30_000;

const ARGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
];

/**
 * The first Chromium that starts: CHROMIUM_PATH, the npm package's headless shell (the same everywhere, and twice as
 * fast as a full browser), the machine's, or Playwright's own, which is downloaded.
 */
export async function findChromium(): Promise<Chromium> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await starts(chosen)) return { executablePath: chosen, args: ARGS };
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not start.`);
  }
  for (const candidate of [packaged, installed, downloaded]) {
    const executablePath = await candidate();
    if (executablePath) return { executablePath, args: ARGS };
  }
  throw new Error(
    'No browser for the tests: install Chromium or set CHROMIUM_PATH to one, and run them again.',
  );
}

async function starts(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) return false;
  try {
    const browser = await chromium.launch({
      executablePath,
      args: ARGS,
      timeout: START_TIMEOUT_MS,
    });
    await (await browser.newPage()).setContent('<p>started</p>');
    await browser.close();
    return true;
  } catch (error) {
    // It exists but does not run: missing libraries, or another platform.
    if (error instanceof Error) return false;
    throw error;
  }
}

// Built for serverless functions, so it includes what a bare Linux lacks: NSS and a font.
async function packaged(): Promise<string | undefined> {
  const source = join(MODULES, '@sparticuz/chromium/package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(source)) return;
  const { version } = JSON.parse(await readFile(source, 'utf8'));
  const folder = join(MODULES, '.cache', `chromium-${version}`);
  const launcher = join(folder, 'launch');
  if (!existsSync(launcher)) await unpack(folder);
  return (await starts(launcher)) ? launcher : undefined;
}

async function installed(): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...USUAL_PLACES];
  const names = [...NAMES, 'chrome', 'Chromium', 'Google Chrome'];
  for (const path of folders.flatMap((folder) => names.map((name) => join(folder, name)))) {
    if (await starts(path)) return path;
  }
  return undefined;
}

async function unpack(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    const { AWS_EXECUTION_ENV: _, ...env } = process.env;
    await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', UNPACK],
      // The package unpacks into TMPDIR, and its libraries only if it detects AWS Lambda.
      { cwd: MODULES, env: { ...env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'nodejs24.x' } },
    );
    await writeFile(join(unfinished, 'fonts.conf'), FONTS_CONF);
    await writeFile(join(unfinished, 'launch'), LAUNCHER);
    for (const program of ['launch', 'chromium']) await chmod(join(unfinished, program), 0o755);
    await rename(unfinished, folder).catch((error) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const UNPACK =
  "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()";

const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const LAUNCHER = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

async function downloaded(): Promise<string | undefined> {
  const path = chromium.executablePath();
  if (await starts(path)) return path;
  const cli = join(MODULES, 'playwright-core/cli.js');
  const child = spawn(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.once('error', () => resolve(false));
  child.once('close', (code) => resolve(code === 0));
  return (await promise) && (await starts(path)) ? path : undefined;
}
