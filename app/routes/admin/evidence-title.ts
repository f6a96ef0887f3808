import { services } from '#app/context/services.server.ts';
import { editor, guardCalls } from '#app/session/guard.server.ts';
import { methodNotAllowed, readFormOrNull } from '#app/session/read-form.server.ts';
import { countAttempt } from '#domain/admin/throttle.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import type { Route } from './+types/evidence-title';

/** More than anybody pastes; each one sends a request to another host in our name. */
const LOOKUPS = { times: 60, seconds: 300 };
const MAX_ADDRESS_LENGTH = 2000;

export const middleware: Route.MiddlewareFunction[] = [guardCalls];
export const loader = methodNotAllowed;

/** The title of the page at `url`: `{title}`, null where it has none or does not respond; or `{error}` with 422 or 429. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, pageTitle } = context.get(services);
  const url = String((await readFormOrNull(request))?.get('url') ?? '').trim();
  if (url.length > MAX_ADDRESS_LENGTH || !webAddress(url))
    return refused('This is not a web address.');
  const seconds = await countAttempt(
    db,
    `evidence-title:${context.get(editor).accountId}`,
    LOOKUPS,
  );
  if (seconds > 0) {
    const error = 'Too many titles were looked up. Enter the title, or try again later.';
    return Response.json({ error }, { status: 429, headers: { 'Retry-After': String(seconds) } });
  }
  const found = await pageTitle(url);
  if (found.outcome === 'forbidden') {
    return refused('This address cannot be looked up. Enter the title.');
  }
  return Response.json({ title: found.outcome === 'found' ? found.title : null });
}

function refused(error: string): Response {
  return Response.json({ error }, { status: 422 });
}
