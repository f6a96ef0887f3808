import type { HydrationPlan } from './plan.ts';

declare global {
  interface Window {
    __reactRouterContext?: object;
    __reactRouterRouteModules?: Record<string, object>;
  }
}

/** Puts what the page came with where the router looks for it; the script the router would write does the same. */
export async function takeUpPlan(): Promise<void> {
  const plan: HydrationPlan = JSON.parse(document.getElementById('hydration')?.textContent ?? '');
  window.__reactRouterContext = { ...plan.context, stream: new Blob([plan.state]).stream() };
  const get = (address: string): Promise<object> => import(/* @vite-ignore */ address);
  const routes = Object.entries(plan.routes).map(async ([id, parts]) => [
    id,
    Object.assign({}, ...(await Promise.all(parts.map(get)))),
  ]);
  await get(plan.manifest);
  window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(routes));
}
