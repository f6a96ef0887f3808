import type { Props } from './react-internals.ts';

/** Properties of `<Link>` that its element does not get. */
const OF_ROUTER = new Set(
  'to prefetch discover relative reloadDocument replace mask state preventScrollReset viewTransition defaultShouldRevalidate target'.split(
    ' ',
  ),
);
/** A whole path, in which the router has nothing to resolve. */
const PLAIN = /^\/(?![/\\])(?!.*(\/\/|\/\.))/;

/** The properties of the `<a>` that the router's `<Link>` renders; null: only the router can tell. */
export function linkProps(props: Props): Props | null {
  const { to, prefetch, mask } = props;
  if (typeof to !== 'string' || !PLAIN.test(to) || prefetch || mask) return null;
  const rest: Props = {};
  for (const name in props) if (!OF_ROUTER.has(name)) rest[name] = props[name];
  rest.href = to;
  rest.target = props.target;
  if ((props.discover ?? 'render') === 'render') rest['data-discover'] = 'true';
  return rest;
}
