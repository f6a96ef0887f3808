import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { ProductScope, Scope } from '#domain/method/scope.ts';

/** Where a listing's ruling on a scope is edited, `spot` unless said otherwise, with what was just done there. */
export function rulingPath(
  kind: Kind,
  id: string,
  scope?: Scope,
  done?: 'ruled' | 'withdrawn',
): string {
  const path = `${KIND_WORDS[kind].path}/ruling/${id}`;
  const query = new URLSearchParams({ ...(scope && { scope }), ...(done && { done }) });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Where a product's ruling is taken away. */
export function removalPath(kind: Kind, id: string, scope: ProductScope): string {
  return `${rulingPath(kind, id)}/remove/${scope}`;
}
