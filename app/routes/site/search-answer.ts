import { services } from '#app/context/services.server.ts';
import { loadSearch } from '#app/search/load-search.server.ts';
import type { Route } from './+types/search-answer';

/** Of each group: a phone shows as many above its keyboard as it can. */
const WHILE_TYPING = 5;
// Nothing of it is kept: a verdict is shown as it is now.
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** What the search box shows while somebody types. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { log, ...sources } = context.get(services);
  try {
    return Response.json(await loadSearch(sources, url, WHILE_TYPING), { headers });
  } catch (error) {
    log.error({ err: error }, 'a search failed');
    return Response.json(null, { status: 503, headers });
  }
}
