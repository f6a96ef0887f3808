import type { Props } from './react-internals.ts';

/** Properties of `<Link>` that are none of its element. */
const OF_ROUTER = new Set(
  'to discover relative reloadDocument replace mask state preventScrollReset viewTransition defaultShouldRevalidate target'.split(
    ' ',
  ),
);
/** A whole path, in which the router has nothing to resolve. */
const PLAIN = /^\/(?![/\\])(?!.*(\/\/|\/\.))/;

/** The properties of the `<a>` that the router's `<Link>` renders; null: only the router can tell. */
export function linkProps({ prefetch, mask, ...props }: Props): Props | null {
  if (typeof props.to !== 'string' || !PLAIN.test(props.to) || prefetch || mask) return null;
  const rest: Props = {};
  for (const name in props) if (!OF_ROUTER.has(name)) rest[name] = props[name];
  rest.href = props.to;
  rest.target = props.target;
  if ((props.discover ?? 'render') === 'render') rest['data-discover'] = 'true';
  return rest;
}
