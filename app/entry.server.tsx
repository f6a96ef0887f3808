import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { heldData, ownScripts, services, takePage } from '#app/context/services.server.ts';
import { roundOfItsOwn } from '#app/document/own-round.server.ts';
import { renderDocument } from '#app/document/render-document.server.tsx';
import { HydrationPlanProvider } from '#app/hydration/hydration.tsx';
import { planHydration } from '#app/hydration/plan.server.ts';

/** Renders a page in one piece: no part is slow, and streaming would double the cost of rendering. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provided: RouterContextProvider,
): Promise<Response> {
  const plan = await planHydration(routerContext, provided.get(heldData) ?? new Map());
  await roundOfItsOwn();
  const document = renderDocument(
    <HydrationPlanProvider value={plan}>
      <ServerRouter context={routerContext} url={request.url} />
    </HydrationPlanProvider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  provided.set(ownScripts, document.ownScripts);
  const receivePage = provided.get(takePage);
  receivePage?.(document.html);
  return new Response(receivePage ? null : document.html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A wrong method or address is the client's error and is not logged.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isRefusal) return;
  context
    .get(services)
    .log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed');
};
