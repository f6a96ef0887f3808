import { DashboardFigures } from '#app/editing/dashboard/dashboard-figures.tsx';
import { LatestChanges } from '#app/editing/dashboard/latest-changes.tsx';
import { loadDashboard } from '#app/editing/dashboard/load-dashboard.server.ts';
import { TopCoins } from '#app/editing/dashboard/top-coins.tsx';
import { PRODUCT_NAME } from '#app/frame/product.ts';
import { services } from '#app/services.server.ts';
import type { Route } from './+types/dashboard';

export function loader({ context }: Route.LoaderArgs) {
  return loadDashboard(context.get(services));
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { kinds, topCoins, changes } = loaderData;
  return (
    <div className="grid max-w-5xl gap-8">
      <title>{`Dashboard | ${PRODUCT_NAME}`}</title>
      <h1 className="text-2xl">Dashboard</h1>
      <DashboardFigures kinds={kinds} />
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <TopCoins coins={topCoins} />
        <LatestChanges changes={changes} />
      </div>
    </div>
  );
}
