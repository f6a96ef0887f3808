import { Hono } from 'hono';
import type { Uploads } from '#domain/upload/upload.ts';
import { PICTURE_SAFETY, showPicture } from './show-picture.ts';

/** `/KEY.webp`: editors' pictures that are kept on our disk. */
export function uploads({ read }: Pick<Uploads, 'read'>): Hono {
  const routes = new Hono();
  routes.get('/:file', async (c) => {
    const [, key] = /^([^.]+)\.webp$/.exec(c.req.param('file')) ?? [];
    const picture = key === undefined ? null : await read(key);
    if (picture) return showPicture(c, picture);
    return c.text('There is no picture at this address.', 404, {
      ...PICTURE_SAFETY,
      'Cache-Control': 'no-store',
    });
  });
  return routes;
}
