import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { z } from 'zod';
import { signInCookies } from '#app/session/cookies.server.ts';
import {
  EXPIRED,
  FAILED,
  NO_PASSWORD,
  NOT_EDITOR,
  NOT_SENT,
  NOT_VERIFIED,
  TOO_MANY,
  WRONG_CODE,
  WRONG_PASSWORD,
} from '#app/session/sign-in-result.ts';
import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';
import { isUnavailable } from '#db/client.ts';
import { emailAddress } from '#domain/admin/account.ts';
import { endSession, findSession } from '#domain/admin/session.ts';
import { codeText } from '#domain/sign-in/code.ts';
import { verifyCode } from '#domain/sign-in/code-step.ts';
import { sendCode } from '#domain/sign-in/mail-step.ts';
import { startSignIn } from '#domain/sign-in/password-step.ts';
import { cancelSignIn, type SignInParts } from '#domain/sign-in/sign-in.ts';
import { type AuditLog, auditLog, visitorOf } from '#http/log/audit-log.ts';
import { noStore } from '#http/security/common-headers.ts';
import { sameOrigin } from '#http/security/same-origin.ts';
import { clientAddress } from '#http/visitor/networks.ts';

const MAX_BODY_BYTES = 100 * 1024;

const credentials = z.object({
  email: emailAddress,
  password: z.string(NO_PASSWORD),
});
const sending = z.object({ email: emailAddress });
const verification = z.object({ email: emailAddress, otp: codeText });

const FAILURES: Record<string, string> = {
  '/api/otp/send': NOT_SENT,
  '/api/otp/verify': NOT_VERIFIED,
};

/** Sign-in and sign-out over JSON, for the site's own pages only. Responses are `{success, error?}`. */
export function signInApi({
  signIn,
  trustedProxies,
  log,
  audit = auditLog(log),
}: {
  signIn: SignInParts;
  trustedProxies: number;
  log: Logger;
  audit?: AuditLog;
}): Hono {
  const { db, origin } = signIn;
  const cookies = signInCookies(origin);
  const routes = new Hono();
  // The log lines of a request name its address.
  const partsFor = (c: Context): SignInParts => ({
    ...signIn,
    log: visitorOf(c, { audit, trustedProxies }),
  });

  for (const path of ['/sign-in', '/otp/send', '/otp/verify', '/otp/cancel', '/sign-out']) {
    routes.use(path, noStore, onlyPost, sameOrigin(origin), smallBody);
  }

  routes.post('/sign-in', async (c) => {
    const read = await readJsonBody(c, credentials);
    if ('error' in read) return failure(c, 400, read.error);
    const address = clientAddress(c, trustedProxies);
    const browser = cookies.read(c.req.raw, 'browser');
    const parts = partsFor(c);
    const start = await startSignIn(parts, { ...read.body, browser, address });
    switch (start.outcome) {
      case 'pending':
        // The cookie of an earlier attempt may be known to others and becomes invalid.
        await cancelSignIn(parts, cookies.read(c.req.raw, 'pending'));
        c.header('Set-Cookie', cookies.set('pending', start.token));
        return c.json({ success: true });
      case 'wrong':
        return failure(c, 401, WRONG_PASSWORD);
      case 'notAdmin':
        return failure(c, 403, NOT_EDITOR);
      case 'tooMany':
        return tooManyAttempts(c, start.retryAfterSeconds);
    }
  });

  routes.post('/otp/send', async (c) => {
    const read = await readJsonBody(c, sending);
    if ('error' in read) return failure(c, 400, read.error);
    const token = cookies.read(c.req.raw, 'pending');
    const sent = await sendCode(partsFor(c), token, read.body.email);
    switch (sent.outcome) {
      case 'sent': {
        const message = `A 6-digit code was sent to ${read.body.email}.`;
        return c.json({ success: true, message, expiresIn: sent.expiresIn });
      }
      case 'notPending':
        return failure(c, 401, EXPIRED);
      case 'mailFailed':
        return failure(c, 502, NOT_SENT);
      case 'tooMany':
        return tooManyAttempts(c, sent.retryAfterSeconds);
    }
  });

  routes.post('/otp/verify', async (c) => {
    const read = await readJsonBody(c, verification);
    if ('error' in read) return failure(c, 400, read.error);
    const token = cookies.read(c.req.raw, 'pending');
    const { email, otp: code } = read.body;
    const verified = await verifyCode(partsFor(c), { token, email, code });
    switch (verified.outcome) {
      case 'signedIn': {
        const earlier = cookies.read(c.req.raw, 'session');
        if (earlier) await endSession(db, earlier);
        c.header('Set-Cookie', cookies.set('session', verified.session), { append: true });
        c.header('Set-Cookie', cookies.set('browser', verified.browser), { append: true });
        c.header('Set-Cookie', cookies.clear('pending'), { append: true });
        return c.json({ success: true });
      }
      case 'wrong':
        return failure(c, 401, WRONG_CODE);
      case 'expired':
      case 'notPending':
        return failure(c, 401, EXPIRED);
      case 'tooMany':
        return tooManyAttempts(c, verified.retryAfterSeconds);
    }
  });

  routes.post('/otp/cancel', async (c) => {
    await cancelSignIn(signIn, cookies.read(c.req.raw, 'pending'));
    c.header('Set-Cookie', cookies.clear('pending'));
    return c.json({ success: true });
  });

  routes.post('/sign-out', async (c) => {
    const token = cookies.read(c.req.raw, 'session');
    const signedIn = await findSession(db, token);
    if (token) await endSession(db, token);
    if (signedIn) partsFor(c).log.info({ who: signedIn.email }, 'signed out');
    c.header('Set-Cookie', cookies.clear('session'));
    return c.json({ success: true });
  });

  routes.use('/session', noStore);
  routes.get('/session', async (c) => {
    const signedIn = await findSession(db, cookies.read(c.req.raw, 'session'));
    if (!signedIn?.isAdmin) return c.json({ error: 'You are not signed in.' }, 401);
    return c.json({ email: signedIn.email, admin: true });
  });
  routes.all('/session', (c) =>
    c.json({ error: 'Only GET is allowed.' }, 405, { Allow: 'GET, HEAD' }),
  );

  routes.onError((error, c) => {
    // The client has hung up: anybody could fill the log with it.
    const isReset = 'code' in error && error.code === 'ECONNRESET';
    if (isReset && c.req.raw.signal.aborted) return c.body(null, 400);
    log.error({ err: error, path: c.req.path }, 'a request to sign in failed');
    const response = { success: false, error: FAILURES[c.req.path] ?? FAILED };
    return isUnavailable(error)
      ? c.json(response, 503, { 'Retry-After': RETRY_AFTER_SECONDS.unavailable })
      : c.json(response, 500);
  });
  return routes;
}

const onlyPost = createMiddleware(async (c, next) => {
  if (c.req.method === 'POST') return next();
  return c.json({ success: false, error: 'Only POST is allowed.' }, 405, { Allow: 'POST' });
});

const smallBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => c.json({ success: false, error: 'The request is too large.' }, 413),
});

function failure(c: Context, status: 400 | 401 | 403 | 502, error: string): Response {
  return c.json({ success: false, error }, status);
}

function tooManyAttempts(c: Context, retryAfterSeconds: number): Response {
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  return c.json({ success: false, error: TOO_MANY }, 429, headers);
}

// Sign-in requests are flat; deeper nesting is an attack.
const MAX_DEPTH = 10;

/** The body as parsed by `shape`, which ignores unknown members, or an error in a sentence. */
async function readJsonBody<T>(
  c: Context,
  shape: z.ZodType<T>,
): Promise<{ body: T } | { error: string }> {
  const text = await c.req.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: 'The request is not JSON.' };
  }
  if (isDeeper(json, MAX_DEPTH)) return { error: 'The request is nested too deeply.' };
  const { data: body, error } = shape.safeParse(json);
  if (!error) return { body };
  // Only errors of members have our messages, so one of the whole object is passed over.
  const issue = error.issues.find(({ path }) => path.length > 0);
  return { error: issue?.message ?? 'The request is incomplete.' };
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}
