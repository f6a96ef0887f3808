import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Admission } from './admission.ts';
import { admitting, readWhole } from './admit.ts';
import { api } from './api.ts';
import type { AuditLog } from './audit-log.ts';
import { auditRefusals } from './audit-refusals.ts';
import { browserFiles as answerFiles } from './browser-files.ts';
import { discovery } from './discovery.ts';
import { embed } from './embed.ts';
import { feeds } from './feeds.ts';
import { formLimit } from './form-limit.ts';
import { health } from './health.ts';
import { images } from './images.ts';
import { boundLongForms } from './long-forms.ts';
import { type Counted, metrics } from './metrics.ts';
import type { Page } from './page.ts';
import { readDeadline } from './read-deadline.ts';
import type { rendering } from './rendering.ts';
import { requestLog } from './request-log.ts';
import { sameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { securityText } from './security-text.ts';
import type { ServerParts } from './server.ts';
import { share } from './share.ts';
import { signInApi } from './sign-in-api.ts';
import { sitemap } from './sitemap.ts';
import { uploads } from './uploads.ts';

interface Made {
  audit: AuditLog;
  admission: Admission;
  busyPage: (address: string) => Page;
  screens: Pick<ReturnType<typeof rendering>, 'page' | 'form'>;
  counted: Counted;
}

/** All that answers, in the order it is asked; the screens last. */
export function routes(
  {
    browserFiles,
    readiness,
    secret,
    pictures,
    changes,
    metricsToken: token,
    securityContact: contact,
    ...provided
  }: ServerParts,
  { audit, admission, busyPage, screens, counted }: Made,
): Hono {
  const { db, origin, log } = provided;
  const admit = admitting(admission, busyPage);
  const server = new Hono();
  server.use(requestLog(log));
  server.use(auditRefusals({ ...provided, audit }));
  server.use(compress());
  server.use(
    securityHeaders({
      https: origin.startsWith('https:'),
      // Vite's reload puts scripts and styles into pages as it goes.
      policy: browserFiles !== null,
    }),
  );
  server.route('/', health(db, readiness));
  if (token) server.route('/', metrics(token, { ...provided, pictures }, counted));
  if (contact) server.route('/', securityText({ contact, origin }));
  server.route('/images', images(secret, pictures));
  server.route('/uploads', uploads(provided.uploads));
  if (browserFiles) server.use(answerFiles(browserFiles));
  server.use('/api/*', readDeadline);
  // A page among answers to programs: the API, to be read.
  server.on(['GET', 'HEAD'], ['/api', '/api/'], readDeadline, admit, screens.page);
  server.on(['GET', 'HEAD'], '/api/session', admit);
  server.route('/api', signInApi({ ...provided, audit }));
  server.route(
    '/api',
    api({
      ...provided,
      networkOf: (c) => admission.shareOf(c.env.incoming)?.network ?? null,
      admit,
    }),
  );
  // From here on every answer takes work.
  server.on(['GET', 'HEAD'], '*', readDeadline, admit);
  server.route('/embed', embed(provided));
  server.route('/', discovery(provided));
  server.route('/', sitemap(provided));
  server.route('/', feeds(provided));
  server.route('/share', share(provided));
  server.on(['GET', 'HEAD'], '*', screens.page);
  // An editor's forms; with scripts they go to the page's address with `.data` behind it.
  server.use('/admin/*', sameOrigin(origin));
  server.post(
    '/admin/*',
    formLimit({ ...provided, admission, busyPage }),
    boundLongForms(busyPage),
    readWhole,
    admit,
    async (c) => {
      const answer = await screens.form(c);
      // The next page an editor opens shows what was saved.
      await changes.caughtUp();
      return answer;
    },
  );
  server.all('*', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
  server.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'a request failed');
    return c.text('Unexpected Application Error!', 500);
  });
  return server;
}
