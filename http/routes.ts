import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Metric } from 'prom-client';
import { api } from '#http/api/api.ts';
import { embed } from '#http/badge/embed.ts';
import { discovery } from '#http/feeds/discovery.ts';
import { feeds } from '#http/feeds/feeds.ts';
import { sitemap } from '#http/feeds/sitemap.ts';
import { contractQr } from '#http/images/contract-qr.ts';
import { images } from '#http/images/images.ts';
import { share } from '#http/images/share.ts';
import { uploads } from '#http/images/uploads.ts';
import type { Admission } from '#http/limits/admission.ts';
import { admitInTurn, readWhole } from '#http/limits/admit.ts';
import { boundLongForms, formLimit } from '#http/limits/form-limit.ts';
import { readDeadline } from '#http/limits/read-deadline.ts';
import { type AuditLog, auditRefusals } from '#http/log/audit-log.ts';
import { requestLog } from '#http/log/request-log.ts';
import { browserFiles as answerFiles } from '#http/pages/browser-files.ts';
import { type createRenderer, PUBLIC_SCREENS } from '#http/pages/rendering.ts';
import type { RenderedPage } from '#http/response/page.ts';
import { sameOrigin } from '#http/security/same-origin.ts';
import { securityHeaders } from '#http/security/security-headers.ts';
import { securityText } from '#http/security/security-text.ts';
import { signInApi } from '#http/sign-in/sign-in-api.ts';
import { health } from './health.ts';
import { metrics } from './metrics.ts';
import type { ServerServices } from './server.ts';

interface Options {
  audit: AuditLog;
  admission: Admission;
  busyPage: (address: string) => RenderedPage;
  renderer: Pick<ReturnType<typeof createRenderer>, 'page' | 'form'>;
  /** Metrics that are counted in front of the routes. */
  counted: Metric[];
}

/** Middleware and routes in the order in which they run; the screens last. */
export function routes(
  services: ServerServices,
  { audit, admission, busyPage, renderer, counted }: Options,
): Hono {
  const { db, reads, origin, log, signIn, trustedProxies, positions } = services;
  const { browserFiles, pictures, identifiers, changes, purging } = services;
  const { market, rates, news, translator, metricsToken, securityContact } = services;
  const admit = admitInTurn(admission, busyPage);
  const server = new Hono();
  server.use(requestLog(log));
  server.use(auditRefusals({ db, origin, audit, trustedProxies }));
  server.use(compress());
  server.use(
    securityHeaders({
      https: origin.startsWith('https:'),
      // In development Vite adds inline scripts and styles to pages.
      policy: browserFiles !== null,
    }),
  );
  server.route(
    '/',
    health({ db: reads, readiness: services.readiness, log, standbys: services.standbys }),
  );
  if (metricsToken) {
    const measured = { db, market, rates, news, translator, pictures };
    server.route('/', metrics(metricsToken, measured, counted));
  }
  if (securityContact) server.route('/', securityText({ contact: securityContact, origin }));
  server.route('/images', images(services.secret, pictures));
  server.route('/uploads', uploads(services.uploads));
  if (browserFiles) server.use(answerFiles(browserFiles));
  server.use('/api/*', readDeadline);
  // The API's documentation page is the only screen under /api.
  server.on(['GET', 'HEAD'], ['/api', '/api/'], readDeadline, admit, renderer.page);
  server.on(['GET', 'HEAD'], '/api/session', admit);
  server.route('/api', signInApi({ signIn, trustedProxies, log, audit }));
  server.route(
    '/api',
    api({
      db: reads,
      log,
      origin,
      market,
      news,
      positions,
      identifiers,
      apiLimit: services.apiLimit,
      networkOf: (c) => admission.shareOf(c.env.incoming)?.network ?? null,
      admit,
    }),
  );
  // Every response from here on needs rendering or queries.
  server.on(['GET', 'HEAD'], '*', readDeadline, admit);
  server.route('/embed', embed({ db: reads, origin, positions }));
  server.route('/', discovery({ origin }));
  server.route('/', sitemap({ db: reads, origin, positions, screens: PUBLIC_SCREENS }));
  server.route('/', feeds({ db: reads, origin, positions }));
  server.route('/share', share({ db: reads, origin, positions, shareCards: services.shareCards }));
  server.route('/contract', contractQr({ db: reads }));
  server.on(['GET', 'HEAD'], '*', renderer.page);
  // Editors' forms. Sent by a script, their path ends with `.data`.
  server.use('/admin/*', sameOrigin(origin));
  server.post(
    '/admin/*',
    formLimit({ db, origin, admission, busyPage }),
    boundLongForms(busyPage),
    readWhole,
    admit,
    async (c) => {
      const response = await renderer.form(c);
      // The next page an editor opens shows what was saved.
      await changes.caughtUp();
      await purging?.caughtUp();
      return response;
    },
  );
  server.all('*', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
  server.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'a request failed');
    return c.text('Unexpected Application Error!', 500);
  });
  return server;
}
