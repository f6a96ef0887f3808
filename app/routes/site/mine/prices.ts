import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { loadPrices } from '#app/mine/load-prices.server.ts';
import { jsonOr503 } from '#app/unavailable/json-or-503.server.ts';
import type { Route } from './+types/prices';

export const screen = { cacheSeconds: 5, sitemap: false, offline: false } satisfies PublicScreen;

/** Prices and rates, for lists stored in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const provided = context.get(services);
  return jsonOr503(provided, () => loadPrices(provided));
}
