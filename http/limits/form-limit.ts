import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { signInCookies } from '#app/session/cookies.server.ts';
import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';
import type { Database } from '#db/client.ts';
import { findSession } from '#domain/admin/session.ts';
import { KIND, KINDS } from '#domain/listing/kind.ts';
import { UPLOADS_BUSY } from '#domain/upload/upload.ts';
import type { RenderedPage } from '#http/response/page.ts';
import type { Admission } from './admission.ts';
import { refuse, takeTurn } from './admit.ts';

const KILOBYTE = 1024;
// Parsing takes time quadratic in the number of fields, so visitors may send only short forms.
const MAX_SHORT_BYTES = 100 * KILOBYTE;
const visitorLimit = limit(MAX_SHORT_BYTES);
/** Enough for texts of the greatest length, escaped. */
const editorLimit = limit(2 * KILOBYTE * KILOBYTE);
/** Enough for a picture of 5 MB, texts and the multipart encoding. */
const pictureLimit = limit(6 * KILOBYTE * KILOBYTE);

const COLLECTIONS = KINDS.map((kind) => KIND[kind].collection);
const EDITORS_FORM = new RegExp(`^/admin/(${COLLECTIONS.join('|')}|images|translate)\\b`);

/** Limits the length of a form by its path, its type and its sender; 413 beyond. */
export function formLimit({
  db,
  origin,
  admission,
  busyPage,
}: {
  db: Database;
  origin: string;
  admission: Pick<Admission, 'enter'>;
  busyPage: (address: string) => RenderedPage;
}) {
  const cookies = signInCookies(origin);

  async function isEditor(request: Request): Promise<boolean> {
    const signedIn = await findSession(db, cookies.read(request, 'session')).catch(() => null);
    return signedIn?.isAdmin === true;
  }

  return createMiddleware(async (c, next) => {
    if (!EDITORS_FORM.test(c.req.path)) return visitorLimit(c, next);
    // A long body, or a body of unknown length, is read only from editors. The guard refuses others without reading it.
    if (mayBeLong(c.req.raw.headers)) {
      const end = await takeTurn(c, admission);
      if (!end) return refuse(c, busyPage);
      if (!(await isEditor(c.req.raw).finally(end))) {
        c.req.raw = withoutBody(c.req.raw);
        return next();
      }
    }
    const isMultipart = c.req.header('Content-Type')?.startsWith('multipart/form-data');
    return isMultipart ? pictureLimit(c, next) : editorLimit(c, next);
  });
}

/** Whether a body is too long for visitors, or of unknown length. */
function mayBeLong(headers: Headers): boolean {
  return (
    headers.has('Transfer-Encoding') || Number(headers.get('Content-Length')) > MAX_SHORT_BYTES
  );
}

function withoutBody({ url, method, headers, signal }: Request): Request {
  return new Request(url, { method, headers, signal });
}

function limit(maxSize: number) {
  const size =
    maxSize < KILOBYTE ** 2 ? `${maxSize / KILOBYTE} kB` : `${maxSize / KILOBYTE ** 2} MB`;
  return bodyLimit({
    maxSize,
    onError: (c) => c.json({ error: `this is larger than ${size}.` }, 413),
  });
}

/** Each has up to 6 MB, and is copied twice while it is parsed. */
export const MAX_LONG_FORMS = 12;

/** Bounds the long forms in memory; refuses more with 503 and `Retry-After` before their bodies are read. */
export function boundLongForms(busyPage: (address: string) => RenderedPage) {
  let running = 0;
  return createMiddleware(async (c, next) => {
    const { body, headers } = c.req.raw;
    if (!body || !mayBeLong(headers)) return next();
    if (running >= MAX_LONG_FORMS) return refuseLongForm(c, busyPage);
    running += 1;
    try {
      await next();
    } finally {
      running -= 1;
    }
  });
}

// The upload page shows the `error` of the response.
function refuseLongForm(c: Context, busyPage: (address: string) => RenderedPage): Response {
  if (c.req.path !== '/admin/images') return refuse(c, busyPage);
  const { error, status } = UPLOADS_BUSY;
  return c.json({ error }, status, { 'Retry-After': RETRY_AFTER_SECONDS.uploadLater });
}
