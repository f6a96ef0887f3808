import { services } from '#app/context/services.server.ts';
import { ComingReviews } from '#app/editing/dashboard/coming-reviews.tsx';
import { DashboardFigures } from '#app/editing/dashboard/dashboard-figures.tsx';
import { Inbox } from '#app/editing/dashboard/inbox.tsx';
import { LatestChanges } from '#app/editing/dashboard/latest-changes.tsx';
import { loadDashboard, loadToLookAt } from '#app/editing/dashboard/load-dashboard.server.ts';
import { ToLookAt } from '#app/editing/dashboard/to-look-at.tsx';
import { TopCoins } from '#app/editing/dashboard/top-coins.tsx';
import { Notice } from '#app/editing/notice.tsx';
import { SITE_NAME } from '#app/meta/site-name.ts';
import type { Route } from './+types/dashboard';

export async function loader({ url, context }: Route.LoaderArgs) {
  const provided = context.get(services);
  const [dashboard, toLookAt] = await Promise.all([
    loadDashboard(provided),
    loadToLookAt(provided),
  ]);
  return { ...dashboard, toLookAt, hasLooked: url.searchParams.get('done') === 'looked-at' };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { kinds, topCoins, changes, entries, coming, toLookAt, hasLooked } = loaderData;
  return (
    <div className="grid max-w-6xl gap-6">
      <title>{`Dashboard | ${SITE_NAME}`}</title>
      <h1 className="text-2xl">Dashboard</h1>
      {hasLooked && (
        // A new key each time, so that it gets the focus again.
        <Notice key={toLookAt.headlines.headlines.length} kind="success">
          <p>Marked as reviewed. Your name is recorded. No verdict was changed.</p>
        </Notice>
      )}
      <Inbox found={toLookAt} kinds={kinds} />
      <DashboardFigures kinds={kinds} />
      <div className="grid items-start gap-8 xl:grid-cols-[3fr_2fr]">
        <TopCoins coins={topCoins} />
        <div className="grid gap-6">
          <ComingReviews reviews={coming} />
          <LatestChanges changes={changes} entries={entries} />
        </div>
      </div>
      <ToLookAt found={toLookAt} />
    </div>
  );
}
