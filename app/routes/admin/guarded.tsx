import { Fragment } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Screen } from '#app/context/screens.ts';
import { AdminFrame } from '#app/editing/admin-frame.tsx';
import { FailedPage } from '#app/editing/failed-page.tsx';
import { kindIn } from '#app/editing/kind-words.ts';
import { ClientGuard } from '#app/session/client-guard.tsx';
import { editor, guard } from '#app/session/guard.server.ts';
import type { Route } from './+types/guarded';

export const middleware: Route.MiddlewareFunction[] = [guard];

// Editors type and click, so React starts at once.
export const screen = { hydrate: 'now' } satisfies Screen;

// A route without a loader is skipped on client navigations, and its guard with it.
export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(editor).email };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** Everything behind the sign-in. */
export default function Guarded({ loaderData }: Route.ComponentProps) {
  const kind = kindIn(useLocation());
  return (
    <ClientGuard email={loaderData.email}>
      <AdminFrame email={loaderData.email}>
        {/* Coins and exchanges share screens: without a key of its own, one would take over the other's state. */}
        <Fragment key={kind}>
          <Outlet />
        </Fragment>
      </AdminFrame>
    </ClientGuard>
  );
}

/** A screen that failed. The guard's own failures of a document reach the root's boundary, which shows the same page. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const email = loaderData?.email;
  const page = <FailedPage error={error} email={email} />;
  return email ? <ClientGuard email={email}>{page}</ClientGuard> : page;
}
