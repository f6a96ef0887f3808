import { createMiddleware } from 'hono/factory';
import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';

/** The longest wait for a response; above the statement timeout, so that the page or route itself mostly reports the error. */
export const RESPONSE_TIMEOUT_MS = 12_000;

/** Answers GET and HEAD with 503 after twelve seconds. Other methods have no deadline: they change data. */
export const readDeadline = createMiddleware(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
  const { promise: late, resolve } = Promise.withResolvers<true>();
  const deadline = setTimeout(() => resolve(true), RESPONSE_TIMEOUT_MS);
  const isLate = await Promise.race([next(), late]).finally(() => clearTimeout(deadline));
  if (!isLate) return;
  return c.json({ error: 'Please try again in a moment.' }, 503, {
    'Retry-After': RETRY_AFTER_SECONDS.unavailable,
    'Cache-Control': 'no-store',
  });
});
