import { type HydrationPlan, LOADED_ID } from './plan.ts';
import { provideHandoff } from './router-internals.ts';

/** Loads the page's modules and passes the plan from the page to the router. */
export async function loadPlan(): Promise<void> {
  const plan: Omit<HydrationPlan, 'loaded'> = JSON.parse(textOf('hydration'));
  const load = (address: string): Promise<object> => import(/* @vite-ignore */ address);
  const routes = Object.entries(plan.routes).map(async ([id, parts]) => [
    id,
    Object.assign({}, ...(await Promise.all(parts.map(load)))),
  ]);
  await load(plan.manifest);
  provideHandoff(
    { ...plan, loaded: textOf(LOADED_ID) },
    Object.fromEntries(await Promise.all(routes)),
  );
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}
