import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { jsonOr503 } from '#app/unavailable/json-or-503.server.ts';
import { readOutline } from '#domain/listing/summary/outline.ts';
import type { Route } from './+types/listings';

export const screen = {
  // Reading the directory whole costs too much for every minute.
  cacheSeconds: 60 * 60,
  sitemap: false,
  offline: false,
} satisfies PublicScreen;

/** The directory, for lists stored in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { db, log, positions } = context.get(services);
  return jsonOr503({ log }, async () => readOutline(db, await positions.get()));
}
