import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { signInCookies } from '#app/session/cookies.server.ts';
import type { Database } from '#db/client.ts';
import { findSession } from '#domain/admin/session.ts';
import type { Page } from '#http/answer/page.ts';
import type { Admission } from './admission.ts';
import { refuse, takeTurn } from './admit.ts';

const KILOBYTE = 1024;
// Reading a form takes a square of the number of its fields: what nobody has to sign in for is kept short.
const SHORT_BYTES = 100 * KILOBYTE;
const short = limit(SHORT_BYTES);
/** Texts of the greatest length, escaped. */
const long = limit(2 * KILOBYTE * KILOBYTE);
/** A picture of 5 MB, texts, and what a form puts around them. */
const withPicture = limit(6 * KILOBYTE * KILOBYTE);

const EDITORS_FORM = /^\/admin\/(coins|exchanges|images|translate)\b/;

/** How long the body of a form may be, by where it goes, what it is and who sends it; 413 for a longer one. */
export function formLimit({
  db,
  origin,
  admission,
  busyPage,
}: {
  db: Database;
  origin: string;
  admission: Pick<Admission, 'enter'>;
  busyPage: (address: string) => Page;
}) {
  const cookies = signInCookies(origin);

  async function isEditor(request: Request): Promise<boolean> {
    const signedIn = await findSession(db, cookies.read(request, 'session')).catch(() => null);
    return signedIn?.isAdmin === true;
  }

  return createMiddleware(async (c, next) => {
    if (!EDITORS_FORM.test(c.req.path)) return short(c, next);
    // A long body, or one of unknown length, is read for editors alone: the guard refuses a stranger without having
    // seen it.
    if (mayBeLong(c.req.raw.headers)) {
      const end = await takeTurn(c, admission);
      if (!end) return refuse(c, busyPage);
      if (!(await isEditor(c.req.raw).finally(end))) {
        c.req.raw = withoutBody(c.req.raw);
        return next();
      }
    }
    const isMultipart = c.req.header('Content-Type')?.startsWith('multipart/form-data');
    return isMultipart ? withPicture(c, next) : long(c, next);
  });
}

/** Whether a body is too long for strangers, or says nothing of its length. */
export function mayBeLong(headers: Headers): boolean {
  return headers.has('Transfer-Encoding') || Number(headers.get('Content-Length')) > SHORT_BYTES;
}

function withoutBody({ url, method, headers, signal }: Request): Request {
  return new Request(url, { method, headers, signal });
}

function limit(maxSize: number) {
  const most =
    maxSize < KILOBYTE ** 2 ? `${maxSize / KILOBYTE} kB` : `${maxSize / KILOBYTE ** 2} MB`;
  return bodyLimit({
    maxSize,
    onError: (c) => c.json({ error: `this is larger than ${most}.` }, 413),
  });
}
