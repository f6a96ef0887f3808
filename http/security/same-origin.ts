import { createMiddleware } from 'hono/factory';

/** In the log: nobody has a longer host. */
const LONGEST_ORIGIN = 270;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses what changes something unless a page of ours has sent it: browsers say so in `Origin`. */
export function sameOrigin(origin: string) {
  const own = ownOrigins(origin);
  return createMiddleware(async (c, next) => {
    const isSafe = SAFE_METHODS.includes(c.req.method);
    const from = c.req.header('Origin') ?? '';
    if (isSafe || own.includes(from)) return next();
    c.set('refusal', `sent from ${from.slice(0, LONGEST_ORIGIN) || 'no page'}`);
    const error = `This can only be sent from a page at ${origin}. Open it there and try again.`;
    return c.json({ error }, 403);
  });
}

// One's own machine has several names.
function ownOrigins(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  const names = ['localhost', '127.0.0.1', '[::1]'];
  if (!names.includes(hostname)) return [origin];
  return names.map((name) => `${protocol}//${name}${port && `:${port}`}`);
}
