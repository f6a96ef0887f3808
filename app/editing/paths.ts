import { queryHref } from '#app/ui/query.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { ListingPart } from '#domain/listing/listing.ts';
import type { ProductScope, Scope } from '#domain/method/scope.ts';
import { KIND_WORDS } from './kind-words.ts';
import { PART_WORDS } from './part-words.ts';

/** Address of a ruling's form, of `spot` by default; `done` names the action that led there. */
export function rulingPath(
  kind: Kind,
  id: string,
  scope?: Scope,
  done?: 'ruled' | 'withdrawn',
): string {
  const path = `${KIND_WORDS[kind].path}/ruling/${id}`;
  const query = new URLSearchParams({ ...(scope && { scope }), ...(done && { done }) });
  return queryHref(path, query);
}

/** Address of the form of a part of a listing; `done` names the action that led there. */
export function partPath(part: ListingPart, kind: Kind, id: string, done?: 'saved'): string {
  const path = `${KIND_WORDS[kind].path}/${PART_WORDS[part].segment}/${id}`;
  return done ? `${path}?done=${done}` : path;
}

/** Address at which a product's ruling is removed. */
export function removalPath(kind: Kind, id: string, scope: ProductScope): string {
  return `${rulingPath(kind, id)}/remove/${scope}`;
}
