import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, scratchFolder, start } from '#tests/rig/processes.ts';
import { ask, type HttpResponse } from './ask.ts';
import { pinned, SERVER_CORE } from './pin.ts';
import { isInstalled, programOf } from './tools.ts';

export interface Nginx {
  port: number;
  /** The paths of the responses, in their order. */
  paths: string[];
  stop(): Promise<void>;
}

/** Headers not copied to nginx: a server sets them for each response. */
const OWN_HEADERS = [
  'date',
  'etag',
  'connection',
  'keep-alive',
  'content-length',
  'content-type',
  'transfer-encoding',
  'last-modified',
];
const READY_TIMEOUT_MS = 5_000;

/**
 * nginx with one worker that serves these responses as files, with the same bytes and headers. Null without nginx,
 * or without wrk: autocannon is slower than both servers, so it would determine the ratio.
 */
export async function startNginx(responses: HttpResponse[]): Promise<Nginx | null> {
  const program = await programOf('nginx');
  if (!program || !(await isInstalled('wrk'))) return null;
  const folder = await scratchFolder();
  const port = await freePort();
  await mkdir(join(folder, 'root'));
  const paths = responses.map((_, place) => `/page-${place}`);
  for (const [place, { body }] of responses.entries()) {
    await writeFile(join(folder, 'root', `page-${place}`), body);
  }
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, responses));
  const file = join(folder, 'nginx.conf');
  const { stop } = start(
    ...(await pinned(SERVER_CORE, program, '-e', 'stderr', '-p', folder, '-c', file)),
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const endMs = performance.now() + READY_TIMEOUT_MS;
  for (;;) {
    const response = await ask(port, paths[0] ?? '/').catch(() => null);
    if (response?.status === 200) return { port, paths, stop };
    if (performance.now() > endMs) throw new Error('nginx does not answer');
  }
}

function configuration(folder: string, port: number, responses: HttpResponse[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  // Many pages share the headers of the first: a location for each would slow down nginx.
  const locations =
    responses.length > 8
      ? [location('/', responses[0])]
      : responses.map((response, place) => location(`= /page-${place}`, response));
  return `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip off;
  keepalive_timeout 65;
  keepalive_requests 1000000000;
  ${temporary}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/root;
    ${locations.join('\n    ')}
  }
}
`;
}

function location(match: string, response: HttpResponse | undefined): string {
  const headers = Object.entries(response?.headers ?? {})
    .filter(([name]) => !OWN_HEADERS.includes(name))
    .map(([name, value]) => `add_header ${name} ${quote(String(value))};`);
  const type = `default_type ${quote(response?.headers['content-type'] ?? 'text/html')};`;
  return `location ${match} { ${type} ${headers.join(' ')} }`;
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
