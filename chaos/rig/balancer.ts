import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '#bench/rig/ask.ts';
import { programOf } from '#bench/rig/tools.ts';
import { scratchFolder, start } from '#tests/rig/processes.ts';
import { until } from './server.ts';
import { NotPossible } from './trial.ts';

/**
 * Starts nginx on a port in front of the instances on other ports: as `deploy/nginx.conf`, without TLS, limits and its
 * cache, which may show a page for five seconds after a change. Throws NotPossible without nginx.
 */
export async function startBalancer(port: number, ports: number[]): Promise<void> {
  const program = await programOf('nginx');
  if (!program) throw new NotPossible('nginx is not installed');
  const folder = await scratchFolder();
  await mkdir(join(folder, 'tmp'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, ports));
  start(program, ['-e', 'stderr', '-p', folder, '-c', file], { stdio: 'ignore' });
  const isUp = async () => (await ask(port, '/readyz').catch(() => null))?.status === 200;
  await until(isUp, 'nginx does not answer');
}

function configuration(folder: string, port: number, ports: number[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/tmp/${name};`)
    .join(' ');
  return `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log /dev/null;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary}
  upstream site {
    ${ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join('\n    ')}
    keepalive 32;
    keepalive_timeout 2s;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 6m;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_connect_timeout 2s;
    proxy_read_timeout 65s;
    proxy_buffer_size 16k;
    proxy_buffers 8 32k;
    proxy_next_upstream error timeout http_503;
    proxy_next_upstream_timeout 15s;
    location / { proxy_pass http://site; }
  }
}
`;
}
