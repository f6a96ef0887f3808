import { Outlet } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { loadManageList } from '#app/editing/manage/load-manage-list.server.ts';
import { ManageList } from '#app/editing/manage/manage-list.tsx';
import type { Route } from './+types/exchanges';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadManageList(context.get(services), 'exchange', url);
}

export default function Exchanges({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ManageList kind="exchange" {...loaderData} />
      <Outlet />
    </>
  );
}
