import type { Kind } from '#domain/listing/kind.ts';
import type { ProductScope, Scope } from '#domain/method/scope.ts';
import { KIND_WORDS } from './kind-words.ts';

/** Address of a ruling's form, of `spot` by default; `done` names the action that led there. */
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

/** Address of the form of a listing's fees and reach; `done` names the action that led there. */
export function termsPath(kind: Kind, id: string, done?: 'saved'): string {
  const path = `${KIND_WORDS[kind].path}/terms/${id}`;
  return done ? `${path}?done=${done}` : path;
}

/** Address of the form of a listing's soundness; `done` names the action that led there. */
export function soundnessPath(kind: Kind, id: string, done?: 'saved'): string {
  const path = `${KIND_WORDS[kind].path}/soundness/${id}`;
  return done ? `${path}?done=${done}` : path;
}

/** Address of the form of a listing's contracts; `done` names the action that led there. */
export function contractsPath(kind: Kind, id: string, done?: 'saved'): string {
  const path = `${KIND_WORDS[kind].path}/contracts/${id}`;
  return done ? `${path}?done=${done}` : path;
}

/** Address of the form of an exchange's licences; `done` names the action that led there. */
export function licencesPath(kind: Kind, id: string, done?: 'saved'): string {
  const path = `${KIND_WORDS[kind].path}/licences/${id}`;
  return done ? `${path}?done=${done}` : path;
}

/** Address of the form of an exchange's products; `done` names the action that led there. */
export function productsPath(kind: Kind, id: string, done?: 'saved'): string {
  const path = `${KIND_WORDS[kind].path}/products/${id}`;
  return done ? `${path}?done=${done}` : path;
}

/** Address at which a product's ruling is removed. */
export function removalPath(kind: Kind, id: string, scope: ProductScope): string {
  return `${rulingPath(kind, id)}/remove/${scope}`;
}
