import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';
import { type ScreenAtPath, screensOf } from '#app/screens.ts';

const MODULES = import.meta.glob<object>('../app/{site,admin}/*.{ts,tsx}');

export interface LoadedRoute {
  parentId: string | undefined;
  path: string | undefined;
  file: string;
  module: object;
}

/** React Router's route table, with modules from the source instead of the build. */
export async function loadRoutes(): Promise<Record<string, LoadedRoute>> {
  const entries = routesBelow(routes, undefined).map(async ({ id, ...route }) => [
    id,
    { ...route, module: (await MODULES[`../app/${route.file}`]?.()) ?? {} },
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The public screens as their route modules state them. */
export async function publicScreens(): Promise<ScreenAtPath[]> {
  return screensOf(await loadRoutes());
}

type Entry = { id: string; parentId: string | undefined; path: string | undefined; file: string };

function routesBelow(entries: RouteConfigEntry[], parentId: string | undefined): Entry[] {
  return entries.flatMap(({ id: given, file, path, children = [] }) => {
    const id = given ?? file.replace(/\.tsx?$/, '');
    return [{ id, parentId, path, file }, ...routesBelow(children, id)];
  });
}
