import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './processes.ts';

const NOWHERE = 'http://127.0.0.1:9';

export interface SiteProcess extends AsyncDisposable {
  pid: number;
  url: string;
  /** Output lines so far. */
  lines: string[];
  /** Stops it gracefully; returns the exit code. */
  end(): Promise<number | null>;
}

/** Starts the site in a separate process on a free port, as `npm start` does; resolves once it is ready. */
export async function startSiteProcess(environment: Record<string, string>): Promise<SiteProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-process-'));
  const child = spawn(process.execPath, ['cli/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      MARKET_URL: NOWHERE,
      NEWS_FEEDS: '',
      LINK_CHECKS: '0',
      LOG_LEVEL: 'info',
      ...environment,
    },
  });
  const lines: string[] = [];
  const { promise: ready, resolve: tell, reject } = Promise.withResolvers<string>();
  const ended = once(child, 'close').then(() => reject(new Error(lines.join('\n'))));
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      const [url] = /http:\/\/localhost:\d+|https:\S+[^"},\s]/.exec(line) ?? [];
      if (url && line.includes('ready')) tell(url);
    });
  }
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  };
  return {
    pid: child.pid ?? 0,
    url: await ready,
    lines,
    end,
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode === null) await end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
