import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { jsonOr503 } from '#app/mine/json-or-503.server.ts';
import { readOutline } from '#domain/listing/outline.ts';
import type { Route } from './+types/mine-listings';

export const screen = {
  // Edits clear the cache; an hour bounds the staleness if one is missed.
  cacheSeconds: 60 * 60,
  // The directory has no figures, and reading it whole at every refresh costs too much.
  hasFigures: false,
  sitemap: false,
  offline: false,
} satisfies PublicScreen;

/** The directory, for lists stored in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(services);
  return jsonOr503({ log }, () => readOutline(db));
}
