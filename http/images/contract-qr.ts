import { Hono } from 'hono';
import encodeQr from 'qr';
import type { Database } from '#db/client.ts';
import { findContracts } from '#domain/contract/find-contracts.ts';
import { NO_PICTURE, PICTURE_SAFETY, pictureError } from './show-picture.ts';

const FILE = /^([\w:-]{20,70})\.svg$/;

/** `/ADDRESS.svg`: the QR code of a listed contract's address. Other addresses have none: it would seem to vouch for them. */
export function contractQr({ db }: { db: Database }): Hono {
  const routes = new Hono();
  routes.get('/:file', async (c) => {
    const [, address = ''] = FILE.exec(c.req.param('file')) ?? [];
    const found = address ? await findContracts(db, address) : [];
    if (found.length === 0) return pictureError(c, 404, NO_PICTURE);
    return c.body(encodeQr(address, 'svg', { ecc: 'medium', border: 4 }), 200, {
      ...PICTURE_SAFETY,
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
    });
  });
  return routes;
}
