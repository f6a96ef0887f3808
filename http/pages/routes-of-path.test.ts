import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { routesOfPath } from './routes-of-path.ts';

type Table = Record<string, { parentId?: string; path?: string; index?: boolean }>;

const TABLE: Table = { root: { path: '' }, ...tableOf(routes, 'root') };
const routesFor = routesOfPath(TABLE);

const ALL = Object.keys(TABLE).map((id) => pathOf(id).replace(/:\w+/g, 'some-id'));
const VARIATIONS = [
  (path: string) => `${path}/`,
  (path: string) => path.toUpperCase(),
  (path: string) => `${path}/more`,
  (path: string) => path.replace('some-id', 'a%20b'),
  (path: string) => path.replace('/co', '/%63o'),
  (path: string) => `/${path}`,
  (path: string) => `${path}.data`,
  (path: string) => `${path}/_.data`,
];
/** Each path and three of its variations, in turn. */
const VARIED = ALL.flatMap((path, at) => [
  path,
  ...[0, 3, 6].flatMap((turn) => VARIATIONS[(at + turn) % VARIATIONS.length]?.(path) ?? []),
]);

describe('the routes of a path', () => {
  test('match as all routes do', () => {
    const paths = [...VARIED, '/_.data', '/no-such-page', '/en/no/such/page'];
    const wrong = paths.filter((path) => {
      // The router matches the address of a page's data as the page's.
      const asked = path.replace(/(\/_)?\.data$/, '') || '/';
      return matched(routesFor(path), asked) !== matched(TABLE, asked);
    });
    expect(wrong).toEqual([]);
  });

  test('are few', () => {
    expect(Object.keys(routesFor('/coin/bitcoin')).length).toBeLessThan(10);
    expect(Object.keys(TABLE).length).toBeGreaterThan(100);
  });

  test('are the same for the same routes', () => {
    expect(routesFor('/coin/bitcoin')).toBe(routesFor('/COIN/ethereum/'));
    expect(routesFor('/coin/bitcoin')).not.toBe(routesFor('/exchange/binance'));
  });
});

const trees = new WeakMap<object, RouteObject[]>();

function matched(table: Record<string, unknown>, path: string): string {
  const tree = trees.get(table) ?? treeOf(table as Table);
  trees.set(table, tree);
  const matches = matchRoutes(tree, path) ?? [];
  return JSON.stringify(matches.map(({ route, params }) => [route.id, params]));
}

function treeOf(table: Table, parentId?: string): RouteObject[] {
  return Object.entries(table)
    .filter(([, route]) => route.parentId === parentId)
    .map(([id, { path, index }]) =>
      index
        ? { id, index: true }
        : { id, ...(path !== undefined && { path }), children: treeOf(table, id) },
    );
}

function pathOf(id: string): string {
  const { parentId, path } = TABLE[id] ?? {};
  const outer = parentId === undefined ? '' : pathOf(parentId);
  return path ? `${outer === '/' ? '' : outer}/${path}` : outer;
}

// As the build makes it: an id is given, or the file's name.
function tableOf(entries: RouteConfigEntry[], parentId: string): Table {
  return Object.assign(
    {},
    ...entries.map(({ id, file, path, index, children = [] }): Table => {
      const own = id ?? file.replace(/\.\w+$/, '');
      const route = { parentId, ...(path !== undefined && { path }), ...(index && { index }) };
      return { [own]: route, ...tableOf(children, own) };
    }),
  );
}
