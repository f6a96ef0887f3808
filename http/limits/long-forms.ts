import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { UPLOADS_BUSY } from '#domain/upload/upload.ts';
import type { Page } from '#http/answer/page.ts';
import { refuse } from './admit.ts';
import { mayBeLong } from './form-limit.ts';
import { RETRY_AFTER } from './retry-after.ts';

/** A long form has up to 6 MB and is copied twice while it is parsed. */
export const MOST_LONG_FORMS = 12;

/** Bounds the long forms in memory; refuses more with 503 and `Retry-After` before their bodies are read. */
export function boundLongForms(busyPage: (address: string) => Page) {
  let held = 0;
  return createMiddleware(async (c, next) => {
    const { body, headers } = c.req.raw;
    if (!body || !mayBeLong(headers)) return next();
    if (held >= MOST_LONG_FORMS) return refuseLongForm(c, busyPage);
    held += 1;
    try {
      await next();
    } finally {
      held -= 1;
    }
  });
}

// The upload page shows the `error` of the response.
function refuseLongForm(c: Context, busyPage: (address: string) => Page): Response {
  if (c.req.path !== '/admin/images') return refuse(c, busyPage);
  const { error, status } = UPLOADS_BUSY;
  return c.json({ error }, status, { 'Retry-After': RETRY_AFTER.uploadsFull });
}
