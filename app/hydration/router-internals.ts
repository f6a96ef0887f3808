import type { EntryContext } from 'react-router';
import type { Screen } from '#app/context/screens.ts';

// All uses of React Router beyond its documented API. The router's own `<Scripts>` starts React immediately; this product
// starts it later (docs/decisions/0013-page-cache-and-deferred-hydration.md). router-internals.test.tsx compares this file with
// the router's own output and fails when an upgrade changes it.

declare global {
  interface Window {
    __reactRouterContext?: object;
    __reactRouterRouteModules?: Record<string, object>;
  }
}

/** The start of the browser's router. */
export interface Handoff {
  /** The router's settings. */
  context: object;
  /** Errors and the action's data in the router's encoding. */
  state: string;
  /** The loaders' data by their routes, as JSON. */
  loaded: string;
}

/** A matched route: its export `screen`, and the addresses of its module's parts and of their imports. */
interface PageRoute {
  id: string;
  screen: Screen | undefined;
  parts: string[];
  imports: string[];
}

/**
 * Takes the handoff out of the context, so that the router does not stream it into the page. The loaders' data, which was held
 * back from the router, is put into the context for the rendering.
 */
export async function takeHandoff(
  context: EntryContext,
  held: ReadonlyMap<string, unknown>,
): Promise<Handoff> {
  const { serverHandoffString, serverHandoffStream, staticHandlerContext } = context;
  context.serverHandoffStream = undefined;
  const { loaderData } = staticHandlerContext;
  // The router drops the data of routes below an error.
  const loaded = Object.fromEntries([...held].filter(([id]) => id in loaderData));
  Object.assign(loaderData, loaded);
  return {
    context: JSON.parse(serverHandoffString ?? '{}'),
    state: serverHandoffStream ? await textOf(serverHandoffStream) : '',
    loaded: JSON.stringify(loaded),
  };
}

// `new Response(stream).text()` takes several times as long.
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** The page's routes, outermost first. */
export function pageRoutes({
  manifest,
  routeModules,
  staticHandlerContext,
}: EntryContext): PageRoute[] {
  return staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const entry = manifest.routes[id];
    if (!entry) return [];
    const parts = [
      entry.clientActionModule,
      entry.clientLoaderModule,
      entry.clientMiddlewareModule,
      entry.hydrateFallbackModule,
      entry.module,
    ];
    return {
      id,
      screen: (routeModules[id] as { screen?: Screen } | undefined)?.screen,
      parts: parts.filter((part) => part !== undefined),
      imports: entry.imports ?? [],
    };
  });
}

/** Addresses of the route table, of the browser's entry and its imports, and in development of the hot-reload runtime. */
export function browserEntry({ manifest: { url, entry, hmr } }: EntryContext) {
  return { manifest: url, entry: entry.module, imports: entry.imports, reload: hmr?.runtime };
}

/** In the browser: sets the globals from which `HydratedRouter` reads the handoff and the routes' modules. */
export function provideHandoff(
  { context, state, loaded }: Handoff,
  routeModules: Record<string, object>,
): void {
  let decodedState: { loaderData: object } | undefined;
  window.__reactRouterContext = {
    ...context,
    stream: new Blob([state]).stream(),
    // The router sets it when it has decoded the stream.
    set state(decoded: { loaderData: object }) {
      decodedState = { ...decoded, loaderData: { ...decoded.loaderData, ...JSON.parse(loaded) } };
    },
    get state(): { loaderData: object } | undefined {
      return decodedState;
    },
  };
  window.__reactRouterRouteModules = routeModules;
}

/** A response to a request for data that makes the router open `page` as a document. */
export function openAsDocument(page: string): Response {
  const headers = { 'X-Remix-Redirect': page, 'X-Remix-Reload-Document': 'true' };
  return new Response(null, { status: 204, headers });
}
