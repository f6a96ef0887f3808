import { services } from '#app/context/services.server.ts';
import { ComingReviews } from '#app/editing/dashboard/coming-reviews.tsx';
import { DashboardChanges } from '#app/editing/dashboard/dashboard-changes.tsx';
import { DashboardFigures } from '#app/editing/dashboard/dashboard-figures.tsx';
import { EditorTasks } from '#app/editing/dashboard/editor-tasks.tsx';
import { Inbox } from '#app/editing/dashboard/inbox.tsx';
import { loadDashboard, loadTasks } from '#app/editing/dashboard/load-dashboard.server.ts';
import { TopCoins } from '#app/editing/dashboard/top-coins.tsx';
import { Notice } from '#app/editing/notice.tsx';
import { SITE_NAME } from '#app/meta/site-name.ts';
import type { Route } from './+types/dashboard';

const DONE = new Map([
  ['looked-at', 'Marked as reviewed. Your name is recorded. No verdict was changed.'],
  ['read-again', 'The file will be read again within minutes. Reload this page to see the result.'],
]);

export async function loader({ url, context }: Route.LoaderArgs) {
  const provided = context.get(services);
  const [dashboard, tasks] = await Promise.all([
    loadDashboard(provided, { isEveryReview: url.searchParams.get('reviews') === 'all' }),
    loadTasks(provided),
  ]);
  return { ...dashboard, tasks, done: DONE.get(url.searchParams.get('done') ?? '') };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { kinds, topCoins, changes, entries, coming, tasks, done } = loaderData;
  return (
    <div className="grid max-w-6xl gap-6">
      <title>{`Dashboard | ${SITE_NAME}`}</title>
      <h1 className="text-2xl">Dashboard</h1>
      {done && (
        // A new key each time, so that it gets the focus again.
        <Notice key={tasks.headlines.headlines.length} kind="success">
          <p>{done}</p>
        </Notice>
      )}
      <Inbox found={tasks} kinds={kinds} />
      <DashboardFigures kinds={kinds} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ComingReviews {...coming} />
        <DashboardChanges changes={changes} entries={entries} />
      </div>
      <EditorTasks found={tasks} />
      <TopCoins coins={topCoins} />
    </div>
  );
}
