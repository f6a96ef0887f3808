import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { services } from './services.server.ts';

/** Renders a whole page before answering: its inline scripts are hashed for the security policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provided: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  let failed = false;
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} />,
    {
      signal: request.signal,
      onError(error) {
        failed = true;
        provided.get(services).log.error({ err: error, path: request.url }, 'a page failed');
      },
    },
  );
  await stream.allReady;
  return new Response(stream, { status: failed ? 500 : status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A wrong method or address is the caller's mistake and has its status.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isRefusal) return;
  context
    .get(services)
    .log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed');
};
