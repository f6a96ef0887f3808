import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { UPLOADS_BUSY } from '#domain/upload/upload.ts';
import type { Page } from '#http/answer/page.ts';
import { refuse } from './admit.ts';
import { mayBeLong } from './form-limit.ts';

/** Each is up to 6 MB, and is copied twice while it is parsed. */
export const MOST_LONG_FORMS = 12;

/** Holds a bounded number of long forms in memory; 503 with `Retry-After` for more, before their bodies are read. */
export function boundLongForms(busyPage: (address: string) => Page) {
  let held = 0;
  return createMiddleware(async (c, next) => {
    const { body, headers } = c.req.raw;
    if (!body || !mayBeLong(headers)) return next();
    if (held >= MOST_LONG_FORMS) return refuseLong(c, busyPage);
    held += 1;
    try {
      await next();
    } finally {
      held -= 1;
    }
  });
}

// The page that sends pictures shows the reason it is given.
function refuseLong(c: Context, busyPage: (address: string) => Page): Response {
  if (c.req.path !== '/admin/images') return refuse(c, busyPage);
  const { error, status } = UPLOADS_BUSY;
  return c.json({ error }, status, { 'Retry-After': '60' });
}
