import { data, Outlet } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { kindAt, useKind } from '#app/editing/kind-words.ts';
import { loadManageList } from '#app/editing/manage/load-manage-list.server.ts';
import { ManageList } from '#app/editing/manage/manage-list.tsx';
import type { Route } from './+types/listings';

/** A list that cannot be read is empty and says that it failed (requirement 8.6). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const provided = context.get(services);
  try {
    return data({ ...(await loadManageList(provided, kindAt(url), url)), hasFailed: false });
  } catch (error) {
    provided.log.error({ err: error }, 'a list failed to load');
    return data({ ...NO_ROWS, hasFailed: true }, { status: failureStatus(error) });
  }
}

const NO_ROWS: Awaited<ReturnType<typeof loadManageList>> = {
  rows: [],
  total: 0,
  isMore: false,
  page: 1,
  countries: [],
  counts: null,
  deletions: [],
  done: null,
};

export default function Listings({ loaderData }: Route.ComponentProps) {
  const kind = useKind();
  return (
    <>
      <ManageList kind={kind} {...loaderData} />
      <Outlet />
    </>
  );
}
