import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { createMiddleware } from 'hono/factory';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncoding, type Encoding } from '#http/response/negotiation.ts';

/** Suffixes of the compressed files that the build writes. */
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

const WORKER = '/sw.js';
/** A service worker has the policy of its own response, not that of the pages: requests to the site only. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Serves the files that exist under `root` at this call, in the smallest encoding that the browser accepts. */
export function browserFiles(root: string) {
  const names = namesUnder(root);
  return createMiddleware(async (c, next) => {
    const { method, path } = c.req;
    const name = path.slice(1);
    if ((method !== 'GET' && method !== 'HEAD') || !names.has(name)) return next();
    const isCompressed = names.has(name + ENDINGS.br) && names.has(name + ENDINGS.gzip);
    const accepted = acceptedEncoding(c.req.header('Accept-Encoding'));
    const encoding = isCompressed ? accepted : 'identity';
    // Read as a whole before the response begins, so that a failing disk results in a complete error response.
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
  // A cached worker would stay in use.
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
