import { decoded } from '#domain/address/decoded.ts';

/** The segments of a path as the router matches them: decoded and in any letter case, here in lower case. */
export function pathSegments(pathname: string): string[] {
  return pathname
    .split('/')
    .filter(Boolean)
    .map((segment) => decoded(segment).toLowerCase());
}
