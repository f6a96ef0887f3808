import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** Every path pattern of the route table: `/`, `/coin/:id`, `/en/*`. */
export const ROUTE_PATHS: string[] = [
  ...new Set((routes as RouteConfigEntry[]).flatMap((entry) => pathsOf(entry))),
];

/** The path patterns of the admin, including sign-in and sign-out. */
export const ADMIN_PATHS = ROUTE_PATHS.filter((path) => /^\/admin(\/|$)/.test(path));

function pathsOf({ path, children = [] }: RouteConfigEntry, parent = ''): string[] {
  const own = path ? `${parent}/${path}` : parent;
  return [own || '/', ...children.flatMap((child) => pathsOf(child, own))];
}
