import * as build from 'virtual:react-router/server-build';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { screensOf } from '#app/context/screens.ts';
import {
  clientAddress as addressContext,
  ownScripts,
  type Services,
  services,
  takePage,
} from '#app/context/services.server.ts';
import type { Admission } from '#http/limits/admission.ts';
import type { AuditLog } from '#http/log/audit-log.ts';
import { visitorOf } from '#http/log/audit-refusals.ts';
import { clientAddress } from '#http/visitor/client-address.ts';

type Provided = Omit<Services, 'screens' | 'audit' | 'onEditor'>;

interface Asked {
  audit: AuditLog;
  trustedProxies: number;
  admission: Pick<Admission, 'recognise'>;
}

/** The site's style sheets, by their addresses. */
export const STYLES: string[] = build.assets.routes.root?.css ?? [];

/** The site's public screens. */
export const SCREENS = screensOf(build.routes);

/** A page, or its data, as everybody sees it. */
export interface PublicPage {
  status: number;
  headers: Headers;
  text: string;
  /** Texts of the inline scripts that our own components wrote into it. */
  ownScripts: string[];
}

/** Screens and their actions, by React Router. */
export function rendering(provided: Provided, { audit, trustedProxies, admission }: Asked) {
  const render = createRequestHandler(build, import.meta.env.MODE);
  const nobody = audit.of('');

  async function answer(c: Context, request: Request): Promise<Response> {
    const context = new RouterContextProvider();
    const visitor = visitorOf(c, { audit, trustedProxies });
    const signIn = { ...provided.signIn, log: visitor };
    context.set(addressContext, clientAddress(c, trustedProxies));
    const onEditor = () => admission.recognise(c.req.header('Cookie'));
    context.set(services, { ...provided, screens: SCREENS, signIn, audit: visitor, onEditor });
    const answer = await render(request, context);
    c.set('ownScripts', context.get(ownScripts));
    return answer;
  }

  return {
    /** A page or its data, for who asks. */
    page: (c: Context) => answer(c, pageRequest(c.req.raw)),

    /** The answer to a form whose origin has been checked. */
    async form(c: Context): Promise<Response> {
      if (!isReadable(c.req.path)) return c.text('Not Found', 404);
      return answer(c, formRequest(c.req.raw));
    },

    /** The page at a path with its query, as everybody sees it. */
    async publicPage(address: string): Promise<PublicPage> {
      const context = new RouterContextProvider();
      let rendered: string | null = null;
      context.set(services, { ...provided, screens: SCREENS, audit: nobody, onEditor: () => {} });
      context.set(takePage, (page) => {
        rendered = page;
      });
      const answer = await render(new Request(provided.origin + address), context);
      const { status, headers } = answer;
      // The router may fail before it renders anything, with a text of its own.
      const other = status < 500 ? await answer.text() : 'Unexpected Application Error!';
      return { status, headers, text: rendered ?? other, ownScripts: context.get(ownScripts) };
    },
  };
}

// The origin has been checked; behind a proxy React Router would compare it with another host.
function formRequest(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(request, { headers });
}

// HEAD is rendered like GET, so that both say the same of the page. What is no path has no page.
function pageRequest(request: Request): Request {
  const url = new URL(request.url);
  if (!isReadable(url.pathname)) url.pathname = '/unreadable-address';
  return new Request(url, { headers: request.headers, signal: request.signal });
}

function isReadable(pathname: string): boolean {
  try {
    return !/[\r\n]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
