import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** Every path of the route table, as it stands there: `/`, `/coin/:id`, `/en/*`. */
export const ROUTE_PATHS: string[] = [
  ...new Set((routes as RouteConfigEntry[]).flatMap((entry) => pathsOf(entry))),
];

/** Those of the admin, the way in and out among them. */
export const ADMIN_PATHS = ROUTE_PATHS.filter((path) => /^\/admin(\/|$)/.test(path));

function pathsOf({ path, children = [] }: RouteConfigEntry, parent = ''): string[] {
  const own = path ? `${parent}/${path}` : parent;
  return [own || '/', ...children.flatMap((child) => pathsOf(child, own))];
}
