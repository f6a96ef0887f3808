import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ownScripts, services, takePage } from '#app/context/services.server.ts';
import { renderDocument } from '#app/document/render-document.server.tsx';
import { HydrationPlanProvider } from '#app/hydration/hydration.tsx';
import { planHydration } from '#app/hydration/plan.server.ts';
import { loaderDataOf } from '#app/hydration/router-internals.ts';
import { readPage } from '#app/listing/list-query.ts';

/** Renders a whole page at once: nothing on it is waited for, and streams cost as much again as rendering. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provided: RouterContextProvider,
): Promise<Response> {
  const plan = await planHydration(routerContext);
  const document = renderDocument(
    <HydrationPlanProvider value={plan}>
      <ServerRouter context={routerContext} url={request.url} />
    </HydrationPlanProvider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (isPastEnd(routerContext, request.url)) headers.set('Cache-Control', 'no-cache');
  provided.set(ownScripts, document.ownScripts);
  const take = provided.get(takePage);
  take?.(document.html);
  return new Response(take ? null : document.html, { status, headers });
}

// The last page, or nothing, is shown in its place; kept under every number there is, it would push out all others.
function isPastEnd(context: EntryContext, url: string): boolean {
  const asked = readPage(new URL(url).searchParams);
  return loaderDataOf(context).some((data) => {
    if (data?.isPastEnd === true) return true;
    const shown = data?.comparison?.page ?? data?.page;
    return asked > 1 && typeof shown === 'number' && shown !== asked;
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A wrong method or address is the caller's mistake and has its status.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isRefusal) return;
  context
    .get(services)
    .log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed');
};
