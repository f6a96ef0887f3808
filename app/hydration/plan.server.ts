import type { EntryContext } from 'react-router';
import { MINE_KEY } from '#app/mine/data/storage-key.ts';
import type { HydrationPlan } from './plan.ts';
import { browserEntry, pageRoutes, takeHandoff } from './router-internals.ts';

/** A screen's export `handle`, as far as it is about hydration. */
interface Handle {
  hydrate?: HydrationPlan['when'];
}

/** The plan for the page of `context`; takes over its stream of data. */
export async function planHydration(context: EntryContext): Promise<HydrationPlan> {
  const routes = pageRoutes(context);
  const handles = routes.map(({ handle }) => handle as Handle | undefined);
  const { imports, ...addresses } = browserEntry(context);
  return {
    // In development an edit shows without a touch of the page.
    when: import.meta.env.DEV
      ? 'now'
      : (handles.findLast((handle) => handle?.hydrate)?.hydrate ?? 'used'),
    keptAt: MINE_KEY,
    ...(await takeHandoff(context)),
    ...addresses,
    routes: Object.fromEntries(routes.map(({ id, parts }) => [id, parts])),
    shared: [...new Set([...imports, ...routes.flatMap((route) => route.imports)])],
  };
}
