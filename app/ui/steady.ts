import { type ComponentType, memo } from 'react';

/**
 * A screen that is rendered again only for other data. The router renders the whole page when a link is pressed, before it asks for
 * the data. What the screen shows of the address it has to read by hooks.
 */
export function steady<Props extends { loaderData: unknown }>(Screen: ComponentType<Props>) {
  return memo(Screen, (before, now) => before.loaderData === now.loaderData);
}
