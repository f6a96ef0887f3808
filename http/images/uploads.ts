import { Hono } from 'hono';
import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';
import type { Uploads } from '#domain/upload/upload.ts';
import { NO_PICTURE, pictureError, showPicture } from './show-picture.ts';

/** `/KEY.webp`: pictures uploaded by editors. */
export function uploads({ read }: Pick<Uploads, 'read'>): Hono {
  const routes = new Hono();
  routes.get('/:file', async (c) => {
    const [, key] = /^([^.]+)\.webp$/.exec(c.req.param('file')) ?? [];
    const picture = key === undefined ? null : await read(key);
    if (picture === 'unavailable') {
      return pictureError(c, 503, UNAVAILABLE, { 'Retry-After': RETRY_AFTER_SECONDS.unavailable });
    }
    return picture ? showPicture(c, picture) : pictureError(c, 404, NO_PICTURE);
  });
  return routes;
}

const UNAVAILABLE = 'Pictures cannot be loaded now. Please try again later.';
