import { services } from '#app/context/services.server.ts';
import { prepareRuling } from '#app/editing/ruling/load-ruling.server.ts';
import { editor, guardCalls } from '#app/session/guard.server.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { isKind } from '#domain/listing/kind.ts';
import { SCOPES } from '#domain/method/scope.ts';
import type { Route } from './+types/other-ruling';

export const middleware: Route.MiddlewareFunction[] = [guardCalls];

/** The ruling of `?kind=&id=&scope=` for another's form: `{id, name, input}`, `input` null where there is none; or `{error}`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const provided = context.get(services);
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const kind = asked('kind');
  const scope = SCOPES.find((each) => each === asked('scope'));
  const stored = isKind(kind) && scope && (await findVersioned(provided.db, kind, asked('id')));
  if (!stored) return Response.json({ error: 'This listing no longer exists.' }, { status: 404 });
  const { id, name, input } = await prepareRuling(
    provided,
    stored,
    scope,
    context.get(editor).email,
  );
  const hasGrounds = Boolean(stored.listing.rulings[scope]?.grounds);
  return Response.json({ id, name, input: hasGrounds ? input : null });
}

/** Nothing is changed here. */
export function action() {
  return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
}
