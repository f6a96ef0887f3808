import type { RouteConfigEntry } from '@react-router/dev/routes';
import { type ScreenAtPath, screensOf } from '#app/context/screens.ts';
import routes from '#app/routes.ts';

const MODULES = import.meta.glob<object>('../../app/routes/**/*.{ts,tsx}');

type Route = Pick<RouteConfigEntry, 'file' | 'path'> & { parentId: string | undefined };

/** The route table of React Router's server build, with modules from the source. */
export async function loadRoutes(): Promise<Record<string, Route & { module: object }>> {
  const entries = flattened(routes as RouteConfigEntry[]).map(async ([id, route]) => {
    const module = (await MODULES[`../../app/${route.file}`]?.()) ?? {};
    return [id, { ...route, module }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The public screens as their route modules state them. */
export async function publicScreens(): Promise<ScreenAtPath[]> {
  return screensOf(await loadRoutes());
}

function flattened(entries: RouteConfigEntry[], parentId?: string): [id: string, Route][] {
  return entries.flatMap(({ id: named, file, path, children = [] }) => {
    const id = named ?? file.replace(/\.tsx?$/, '');
    return [[id, { file, path, parentId }], ...flattened(children, id)];
  });
}
