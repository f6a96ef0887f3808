import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';

const KILOBYTE = 1024;
// Reading a form takes a square of the number of its fields: what nobody has to sign in for is kept short.
const short = limit(100 * KILOBYTE);
/** Texts of the greatest length, escaped. */
const long = limit(2 * KILOBYTE * KILOBYTE);
/** A picture of 5 MB, texts, and what a form puts around them. */
const withPicture = limit(6 * KILOBYTE * KILOBYTE);

const EDITORS_FORM = /^\/admin\/(coins|exchanges|images|translate)\b/;

/** How long the body of a form may be, by where it goes and what it is; 413 for a longer one. */
export const formLimit = createMiddleware(async (c, next) => {
  if (!EDITORS_FORM.test(c.req.path)) return short(c, next);
  const isMultipart = c.req.header('Content-Type')?.startsWith('multipart/form-data');
  return isMultipart ? withPicture(c, next) : long(c, next);
});

function limit(maxSize: number) {
  const most =
    maxSize < KILOBYTE ** 2 ? `${maxSize / KILOBYTE} kB` : `${maxSize / KILOBYTE ** 2} MB`;
  return bodyLimit({
    maxSize,
    onError: (c) => c.json({ error: `this is larger than ${most}.` }, 413),
  });
}
