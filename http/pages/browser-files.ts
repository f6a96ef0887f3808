import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { createMiddleware } from 'hono/factory';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncoding, type Encoding } from '#http/answer/accepted-encoding.ts';

/** What the build puts behind the name of a file for its compressed forms. */
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

const WORKER = '/sw.js';
/** What the worker may do is said by the answer it came in, not by the pages: ask the site, and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Answers with the files that are under `root` now, in the smallest form there is that the browser takes. */
export function browserFiles(root: string) {
  const names = namesUnder(root);
  return createMiddleware(async (c, next) => {
    const { method, path } = c.req;
    const name = path.slice(1);
    if ((method !== 'GET' && method !== 'HEAD') || !names.has(name)) return next();
    const isCompressed = names.has(name + ENDINGS.br) && names.has(name + ENDINGS.gzip);
    const accepted = acceptedEncoding(c.req.header('Accept-Encoding'));
    const encoding = isCompressed ? accepted : 'identity';
    // Whole, and before anything is said: a disk that fails half-way would leave an answer without its headers.
    const content = await readFile(join(root, name + ENDINGS[encoding]));
    return c.body(content, 200, {
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      'Content-Length': String(content.length),
      'Cache-Control': cacheControl(path),
      ...(path === WORKER && { 'Content-Security-Policy': WORKER_POLICY }),
      ...(isCompressed && { Vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
  });
}

// Vite puts a hash into the names under assets/.
function cacheControl(path: string): string {
  // A browser that kept an old worker would go on with it.
  if (path === WORKER) return 'no-cache';
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

function namesUnder(root: string): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/')),
  );
}
