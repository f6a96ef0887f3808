import { Hono } from 'hono';
import type { Uploads } from '#domain/upload/upload.ts';
import { NO_PICTURE, pictureError, showPicture } from './show-picture.ts';

/** `/KEY.webp`: pictures uploaded by editors, from this machine's disk. */
export function uploads({ read }: Pick<Uploads, 'read'>): Hono {
  const routes = new Hono();
  routes.get('/:file', async (c) => {
    const [, key] = /^([^.]+)\.webp$/.exec(c.req.param('file')) ?? [];
    const picture = key === undefined ? null : await read(key);
    return picture ? showPicture(c, picture) : pictureError(c, 404, NO_PICTURE);
  });
  return routes;
}
