import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import {
  beforeRendering,
  heldData,
  ownScripts,
  pageReceiver,
} from '#app/context/request-context.server.ts';
import { services } from '#app/context/services.server.ts';
import { ownTick } from '#app/document/own-tick.server.ts';
import { renderDocument } from '#app/document/render-document.server.tsx';
import { HydrationPlanProvider } from '#app/hydration/hydration.tsx';
import { pageDigest } from '#app/hydration/page-digest.server.ts';
import { planHydration } from '#app/hydration/plan.server.ts';
import { textOf, utf8Of } from '#app/markup/html.ts';

/** Renders a page in one piece: no part is slow, and streaming would double the cost of rendering. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provided: RouterContextProvider,
): Promise<Response> {
  const plan = await planHydration(routerContext, provided.get(heldData) ?? new Map());
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const receiver = provided.get(pageReceiver);
  const digest = receiver ? pageDigest(request.url, status, plan) : '';
  if (receiver?.hasPageOf(digest)) return new Response(null, { status, headers });
  await provided.get(beforeRendering)();
  await ownTick();
  const document = renderDocument(
    <HydrationPlanProvider value={plan}>
      <ServerRouter context={routerContext} url={request.url} />
    </HydrationPlanProvider>,
  );
  provided.set(ownScripts, document.ownScripts);
  receiver?.take(utf8Of(document.html), digest);
  return new Response(receiver ? null : textOf(document.html), { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A wrong method or address is the client's error and is not logged.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isRefusal) return;
  context
    .get(services)
    .log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed');
};
