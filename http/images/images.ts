import { type Context, Hono } from 'hono';
import { isPictureError, type PictureError } from '#domain/image/picture-error.ts';
import type { Pictures } from '#domain/image/pictures.ts';
import { readSignedAddress } from '#domain/image/signed-address.ts';
import { PICTURE_SAFETY, showPicture } from './show-picture.ts';

/** `/news/…` and `/coin/…`: pictures from elsewhere at the addresses `signedImageAddress` makes, and at no other. */
export function images(secret: string, pictures: Pictures): Hono {
  const routes = new Hono();
  routes.get('/:size/:signature/:url', async (c) => {
    const asked = readSignedAddress(secret, c.req.param());
    if (!asked) return refuse(c, 403, 'This address was not made here.');
    const picture = await pictures.get(asked.size, asked.url).catch(expected);
    if (isPictureError(picture)) return refuse(c, picture.status, REFUSALS[picture.status]);
    return showPicture(c, picture);
  });
  return routes;
}

const REFUSALS = {
  403: 'This picture may not be fetched.',
  404: 'There is no picture at this address.',
  502: 'This picture cannot be fetched just now.',
};

function expected(error: unknown): PictureError {
  if (isPictureError(error)) return error;
  throw error;
}

function refuse(c: Context, status: 403 | 404 | 502, text: string) {
  return c.text(text, status, { ...PICTURE_SAFETY, 'Cache-Control': 'no-store' });
}
