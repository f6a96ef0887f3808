import { Outlet } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { loadManageList } from '#app/editing/manage/load-manage-list.server.ts';
import { ManageList } from '#app/editing/manage/manage-list.tsx';
import type { Route } from './+types/coins';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadManageList(context.get(services), 'coin', url);
}

export default function Coins({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ManageList kind="coin" {...loaderData} />
      <Outlet />
    </>
  );
}
