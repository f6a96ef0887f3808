import { Hono } from 'hono';
import { isPictureError, type PictureError } from '#domain/image/picture-error.ts';
import type { Pictures } from '#domain/image/pictures.ts';
import { readSignedAddress } from '#domain/image/signed-address.ts';
import { NO_PICTURE, pictureError, showPicture } from './show-picture.ts';

/** `/news/…` and `/coin/…`: proxied pictures, only at addresses signed by `signedImageAddress`. */
export function images(secret: string, pictures: Pictures): Hono {
  const routes = new Hono();
  routes.get('/:size/:signature/:url', async (c) => {
    const signed = readSignedAddress(secret, c.req.param());
    if (!signed) return pictureError(c, 403, 'This address was not created by this site.');
    const picture = await pictures.get(signed.size, signed.url).catch(pictureErrorOrThrow);
    if (isPictureError(picture)) return pictureError(c, picture.status, ERRORS[picture.status]);
    return showPicture(c, picture);
  });
  return routes;
}

const ERRORS = {
  403: 'This picture may not be fetched.',
  404: NO_PICTURE,
  502: 'This picture cannot be fetched just now.',
};

function pictureErrorOrThrow(error: unknown): PictureError {
  if (isPictureError(error)) return error;
  throw error;
}
