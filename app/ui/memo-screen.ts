import { type ComponentType, memo } from 'react';

/**
 * `Screen`, rendered again only when its data is replaced. The router also renders the page when a link is pressed, before the data
 * has arrived. The screen reads the address by hooks, which render it on their own; it has no action, whose data would be ignored.
 */
export function memoScreen<Props extends { loaderData: unknown; actionData?: undefined }>(
  Screen: ComponentType<Props>,
) {
  return memo(Screen, (before, now) => before.loaderData === now.loaderData);
}
