import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

/** One line a request. The query stays out of the log: it is what somebody typed. */
export function requestLog(log: Logger) {
  return createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    // An answer to nobody is no failure; requests that are shed under load are counted instead.
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
