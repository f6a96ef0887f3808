import { Outlet } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { loadManageList } from '#app/editing/manage/load-manage-list.server.ts';
import { ManageList } from '#app/editing/manage/manage-list.tsx';
import type { Route } from './+types/listings';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadManageList(context.get(services), kindAt(url), url);
}

export default function Listings({ loaderData }: Route.ComponentProps) {
  const kind = useKind();
  return (
    <>
      <ManageList kind={kind} {...loaderData} />
      <Outlet />
    </>
  );
}
