import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  redirectDocument,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  browserEntry,
  type Handoff,
  openAsDocument,
  pageRoutes,
  provideHandoff,
  takeHandoff,
} from './router-internals.ts';

// React Router renders a small application with its own `<Scripts>`; the product has to write the same. A failure after
// an upgrade means that router-internals.ts has to follow.

/** A custom export, which the router's types lack. */
const SCREEN: object = { screen: { hydrate: 'live' } };
const ENTRY = { module: '/entry.js', imports: ['/shared.js'] };

let page: { context: EntryContext; handoff: Handoff; html: string };

beforeAll(async () => {
  const render = createRequestHandler(
    application((context) => {
      page = { context, handoff: { context: {}, state: '', loaded: '' }, html: '' };
    }),
    'production',
  );
  await render(new Request('http://site.example/coin'));
  const held = new Map([
    ['coin', 'held back'],
    ['below-an-error', 'unused'],
  ]);
  page.handoff = await takeHandoff(page.context, held);
  page.html = renderToString(
    <ServerRouter context={page.context} url="http://site.example/coin" />,
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('on the server', () => {
  test('the handoff has the settings of the router’s own script', () => {
    const [, context = ''] = /window\.__reactRouterContext = (\{.*?\});/.exec(page.html) ?? [];
    expect(JSON.parse(context)).toEqual(page.handoff.context);
    expect(page.handoff.context).toMatchObject({ ssr: true, isSpaMode: false });
  });

  test('the page and the handoff have the data that was held back', () => {
    const loaded = { coin: 'held back' };
    expect(page.context.staticHandlerContext.loaderData).toEqual(loaded);
    expect(JSON.parse(page.handoff.loaded)).toEqual(loaded);
  });

  test('the handoff contains what the router knows, and the router no longer streams it', () => {
    expect(page.handoff.state).toContain('from the loader');
    expect(page.html).toContain('window.__reactRouterContext');
    expect(page.html).not.toContain('streamController.enqueue');
  });

  test('the modules are those the router’s own script imports, in its order', () => {
    const { manifest, entry } = browserEntry(page.context);
    const imported = [...page.html.matchAll(/import (?:\* as \w+ from )?"([^"]+)"/g)];
    expect(imported.map(([, address]) => address)).toEqual([
      manifest,
      ...pageRoutes(page.context).flatMap(({ parts }) => parts),
    ]);
    expect(page.html).toContain(`import("${entry}")`);
    const [, modules = ''] = /__reactRouterRouteModules = \{(.*?)\}/.exec(page.html) ?? [];
    expect([...modules.matchAll(/"(\w+)":/g)].map(([, id]) => id)).toEqual(
      pageRoutes(page.context).map(({ id }) => id),
    );
  });

  test('the preloads are those of the router', () => {
    const preloads = [...page.html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)];
    const { manifest, entry, imports } = browserEntry(page.context);
    const routes = pageRoutes(page.context);
    const ours = [
      ...[manifest, entry, ...imports],
      ...routes.flatMap((route) => [...route.parts, ...route.imports]),
    ];
    expect(new Set(preloads.map(([, address]) => address))).toEqual(new Set(ours));
  });

  test('screens are read from the context', () => {
    expect(pageRoutes(page.context).map(({ screen }) => screen)).toEqual([
      undefined,
      { hydrate: 'live' },
    ]);
  });
});

describe('in the browser', () => {
  test('the handoff is stored in the globals of the router’s own script', async () => {
    const browser: Window['window'] & object = {} as never;
    vi.stubGlobal('window', browser);
    provideHandoff(page.handoff, { root: {} });
    for (const name of Object.keys(browser)) expect(page.html).toContain(`window.${name} = `);
    expect(Object.keys(browser)).toHaveLength(2);
    const { stream } = browser.__reactRouterContext as { stream: ReadableStream };
    expect(await new Response(stream).text()).toBe(page.handoff.state);
    const start = browser.__reactRouterContext as { state?: object };
    expect(start.state).toBeUndefined();
    start.state = { loaderData: { root: 1, coin: null }, errors: null };
    expect(start.state).toEqual({ loaderData: { root: 1, coin: 'held back' }, errors: null });
  });

  test('a page opened as a document carries the header of the router’s own redirects', () => {
    const [[name, value] = []] = [...redirectDocument('/coin').headers].filter(([header]) =>
      header.startsWith('x-remix'),
    );
    expect(openAsDocument('/coin').headers.get(name ?? '')).toBe(value);
  });
});

function application(onRender: (context: EntryContext) => void): ServerBuild {
  const Root = () => (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
  const part = (id: string, path?: string) => ({
    id,
    path,
    parentId: id === 'root' ? undefined : 'root',
    module: `/${id}.js`,
    imports: [`/${id}-import.js`],
    css: [],
    clientActionModule: undefined,
    clientLoaderModule: id === 'coin' ? '/coin-loader.js' : undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
    hasAction: false,
    hasLoader: id === 'coin',
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
  });
  return {
    entry: {
      module: {
        default: (_request, status, headers, context) => {
          onRender(context);
          return new Response('', { status, headers });
        },
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: Root } },
      coin: {
        id: 'coin',
        parentId: 'root',
        path: 'coin',
        module: {
          default: () => null,
          ...SCREEN,
          loader: () => ({ text: 'from the loader' }),
        },
      },
    },
    assets: {
      entry: ENTRY,
      routes: { root: part('root', ''), coin: part('coin', 'coin') },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}
