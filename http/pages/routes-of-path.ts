interface Route {
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
}

type Table<R> = Record<string, R | undefined>;

/**
 * The part of a route table that can match a path: the routes with as many parts as the path, which are equal or
 * parameters, the routes that end with `*`, and the routes around all of these. Paths of the same routes share one object.
 */
export function routesOfPath<R extends Route>(table: Table<R>): (pathname: string) => Table<R> {
  const ends = Object.entries(table).flatMap(([id, route]) => {
    if (!route || (route.path === undefined && !route.index)) return [];
    return { id, parts: partsOf(fullPath(table, id)) };
  });
  const tables = new Map<string, Table<R>>();

  return (pathname) => {
    // The router decodes each part.
    if (pathname.includes('%')) return table;
    const pathParts = partsOf(pathname.replace(/(\/_)?\.data$/, ''));
    const ids = ends.filter(({ parts }) => canMatch(parts, pathParts)).map(({ id }) => id);
    const key = ids.join();
    const known = tables.get(key);
    if (known) return known;
    const withOuter = new Set(ids.flatMap((id) => lineOf(table, id)));
    const some = Object.fromEntries(Object.entries(table).filter(([id]) => withOuter.has(id)));
    tables.set(key, some);
    return some;
  };
}

function canMatch(parts: string[], pathParts: string[]): boolean {
  const isOpen = parts.at(-1) === '*';
  if (!isOpen && parts.length !== pathParts.length) return false;
  return parts.every((part, place) => /[:*]/.test(part) || part === pathParts[place]);
}

// The router ignores case and a slash at the end.
function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function fullPath(table: Table<Route>, id: string): string {
  return lineOf(table, id)
    .map((each) => table[each]?.path ?? '')
    .reverse()
    .join('/');
}

/** The ids of a route and of those around it, outwards. */
function lineOf(table: Table<Route>, id: string): string[] {
  const outer = table[id]?.parentId;
  return outer === undefined ? [id] : [id, ...lineOf(table, outer)];
}
