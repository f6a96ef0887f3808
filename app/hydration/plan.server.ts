import type { EntryContext } from 'react-router';
import type { HydrationPlan } from './plan.ts';
import { browserEntry, pageRoutes, takeHandoff } from './router-internals.ts';

/** The plan for the page of `context`; consumes the stream of its data and returns the data held back from the router. */
export async function planHydration(
  context: EntryContext,
  held: ReadonlyMap<string, unknown>,
): Promise<HydrationPlan> {
  const routes = pageRoutes(context);
  const hydrations = routes.map(({ screen }) => screen?.hydrate);
  const { imports, ...addresses } = browserEntry(context);
  return {
    // In development hot reload needs React without an interaction.
    when: import.meta.env.DEV ? 'now' : (hydrations.findLast((hydrate) => hydrate) ?? 'onUse'),
    ...(await takeHandoff(context, held)),
    ...addresses,
    routes: Object.fromEntries(routes.map(({ id, parts }) => [id, parts])),
    shared: [...new Set([...imports, ...routes.flatMap((route) => route.imports)])],
  };
}
