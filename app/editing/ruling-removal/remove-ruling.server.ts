import { data, type RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { saveForm } from '#app/editing/form/save-form.server.ts';
import { rulingPath } from '#app/editing/paths.ts';
import { prepareRuling } from '#app/editing/ruling/load-ruling.server.ts';
import type { LoadedRemoval } from '#app/editing/ruling/loaded-ruling.ts';
import { staleRuling } from '#app/editing/ruling/save-ruling.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { withdrawRuling } from '#domain/listing/change/save-ruling.ts';
import { findVersioned } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { SCOPES, type Scope, SPOT } from '#domain/method/scope.ts';
import { checkRemoval } from './check-removal.ts';

type Params = { id: string; scope: string };

interface Sent {
  request: Request;
  params: Params;
  context: Readonly<RouterContextProvider>;
}

/** The ruling on a product that an editor wants to remove; status 404 without one. Throws a 404 for an unknown listing. */
export async function loadRemoval(
  kind: Kind,
  params: Params,
  context: Readonly<RouterContextProvider>,
) {
  const provided = context.get(services);
  const stored = await findVersioned(provided.db, kind, params.id);
  if (!stored) throw data(null, { status: 404 });
  const scope = scopeNamed(params.scope);
  if (!isRemovable(scope) || !stored.listing.rulings[scope]) {
    const name = stored.listing.texts.en?.name ?? params.id;
    const none = { kind, id: params.id, name, scope };
    return data<LoadedRemoval>({ none, ruling: null }, { status: 404 });
  }
  const ruling = await prepareRuling(provided, stored, scope, context.get(editor).email);
  return data<LoadedRemoval>({ none: null, ruling });
}

/** Takes a product's ruling away, with the reason in both languages. */
export function removeRuling(kind: Kind, { params: { id, ...params }, ...sent }: Sent) {
  const provided = sent.context.get(services);
  const { email } = sent.context.get(editor);
  const scope = scopeNamed(params.scope);
  return saveForm(sent, {
    name: 'the removal of a ruling',
    check: checkRemoval,
    async save(why, edit, { typed }) {
      if (!isRemovable(scope)) return { outcome: 'missing' };
      const removed = await withdrawRuling(provided.db, kind, id, scope, { ...edit, why });
      if (removed.outcome !== 'conflict') return removed;
      return staleRuling(provided, removed, { scope, email, typed });
    },
    donePath: rulingPath(kind, id, SPOT, 'withdrawn'),
  });
}

function scopeNamed(name: string): Scope | null {
  return SCOPES.find((scope) => scope === name) ?? null;
}

// The verdict on spot is set to none instead, and its criteria stay.
function isRemovable(scope: Scope | null): scope is Scope {
  return scope !== null && scope !== SPOT;
}
