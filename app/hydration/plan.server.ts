import type { EntryContext } from 'react-router';
import { MINE_KEY } from '#app/mine/data/storage-key.ts';
import type { HydrationPlan } from './plan.ts';

/** A screen's export `handle`, as far as it is about hydration. */
interface Handle {
  hydrate?: HydrationPlan['when'];
}

/** The plan for the page of `context`; takes over its stream of data. */
export async function planHydration(context: EntryContext): Promise<HydrationPlan> {
  const { manifest, routeModules, staticHandlerContext, serverHandoffString } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const entries = ids.flatMap((id) => manifest.routes[id] ?? []);
  const handles = ids.map((id) => routeModules[id]?.handle as Handle | undefined);
  return {
    // Who develops sees an edit without touching the page first.
    when: import.meta.env.DEV
      ? 'now'
      : (handles.findLast((handle) => handle?.hydrate)?.hydrate ?? 'used'),
    keptAt: MINE_KEY,
    context: JSON.parse(serverHandoffString ?? '{}'),
    state: await readState(context),
    manifest: manifest.url,
    routes: Object.fromEntries(entries.map((entry) => [entry.id, partsOf(entry)])),
    shared: [
      ...new Set([...manifest.entry.imports, ...entries.flatMap(({ imports }) => imports ?? [])]),
    ],
    entry: manifest.entry.module,
    reload: manifest.hmr?.runtime,
  };
}

// The router would stream it into the page; here it goes along with the rest.
async function readState(context: EntryContext): Promise<string> {
  const { serverHandoffStream: stream } = context;
  context.serverHandoffStream = undefined;
  return stream ? new Response(stream).text() : '';
}

type RouteEntry = NonNullable<EntryContext['manifest']['routes'][string]>;

function partsOf(route: RouteEntry): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } =
    route;
  const split = [
    clientActionModule,
    clientLoaderModule,
    clientMiddlewareModule,
    hydrateFallbackModule,
  ];
  return [...split.filter((part) => part !== undefined), route.module];
}
