import { services } from '#app/context/services.server.ts';
import { loadSearch } from '#app/search/load-search.server.ts';
import type { Route } from './+types/search-suggestions';

/** Results per group: they fit above a phone's keyboard. */
const WHILE_TYPING = 5;
// Not cached: a verdict must be the current one.
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** The suggestions of the search box. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { log, ...sources } = context.get(services);
  try {
    return Response.json(await loadSearch(sources, url, WHILE_TYPING), { headers });
  } catch (error) {
    log.error({ err: error }, 'a search failed');
    return Response.json(null, { status: 503, headers });
  }
}
