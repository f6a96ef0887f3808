import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

/** Logs one line per request, without the query, which may contain what a visitor typed. */
export function requestLog(log: Logger) {
  return createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    // An aborted request is not a failure; requests that are shed under load are counted instead.
    const isFailure = c.res.status >= 500 && !c.req.raw.signal.aborted && !c.get('isShed');
    const level = isFailure ? 'warn' : 'debug';
    log[level](
      {
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        milliseconds: Math.round(performance.now() - start),
      },
      'request',
    );
  });
}
