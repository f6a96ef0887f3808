import { createMiddleware } from 'hono/factory';

/** Characters of an origin in the log; valid origins are shorter. */
const MAX_ORIGIN_LENGTH = 270;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses unsafe methods with 403 unless `Origin` is that of this site. */
export function sameOrigin(origin: string) {
  const own = ownOrigins(origin);
  return createMiddleware(async (c, next) => {
    const isSafe = SAFE_METHODS.includes(c.req.method);
    const sender = c.req.header('Origin') ?? '';
    if (isSafe || own.includes(sender)) return next();
    c.set('refusal', `sent from ${sender.slice(0, MAX_ORIGIN_LENGTH) || 'no page'}`);
    const error = `This can only be sent from a page at ${origin}. Open it there and try again.`;
    return c.json({ error }, 403);
  });
}

// A site on this machine has all names of the loopback address.
function ownOrigins(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  const names = ['localhost', '127.0.0.1', '[::1]'];
  if (!names.includes(hostname)) return [origin];
  return names.map((name) => `${protocol}//${name}${port && `:${port}`}`);
}
