import { createMiddleware } from 'hono/factory';

/** Keeps responses out of all caches. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});
