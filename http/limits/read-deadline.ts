import { createMiddleware } from 'hono/factory';

/** More than a statement may take, so that mostly what is asked for itself says what is wrong. */
const DEADLINE_MILLISECONDS = 12_000;

/** Who only reads is told after twelve seconds to come again: 503. What changes something is waited for. */
export const readDeadline = createMiddleware(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
  const { promise: late, resolve } = Promise.withResolvers<true>();
  const deadline = setTimeout(() => resolve(true), DEADLINE_MILLISECONDS);
  const isLate = await Promise.race([next(), late]).finally(() => clearTimeout(deadline));
  if (!isLate) return;
  return c.json({ error: 'Please try again in a moment.' }, 503, {
    'Retry-After': '5',
    'Cache-Control': 'no-store',
  });
});
