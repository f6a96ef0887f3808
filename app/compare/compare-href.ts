import { KINDS, type Kind } from '#domain/listing/kind.ts';

/** The kind that an address leaves out. */
const [DEFAULT_KIND] = KINDS;

/** The address of a comparison, in its shortest form. */
export function compareHref(
  path: string,
  kind: Kind | null,
  ids: string[],
  { isOnlyDifferent = false } = {},
): string {
  if (ids.length === 0) return path;
  const ofKind = kind && kind !== DEFAULT_KIND ? `kind=${kind}&` : '';
  const only = isOnlyDifferent ? '&only=diff' : '';
  return `${path}?${ofKind}ids=${ids.map(encodeURIComponent).join(',')}${only}`;
}
