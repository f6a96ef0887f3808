import { Fragment } from 'react';
import { BadgeSection } from '#app/api/badge-section.tsx';
import { CodeBlock, InlineCode } from '#app/api/code.tsx';
import { ENDPOINT_GROUPS, GROUP_OF } from '#app/api/endpoint-groups.ts';
import { EndpointSection, type EndpointView, endpointAnchor } from '#app/api/endpoint-section.tsx';
import { loadApi } from '#app/api/load-api.server.ts';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { JumpBar } from '#app/ui/jump-bar.tsx';
import { KeyRows } from '#app/ui/key-rows.tsx';
import { PageSection } from '#app/ui/page-section.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import type { Route } from './+types/api';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'trust', label: ({ api }) => api.title },
} satisfies PublicScreen;

const OPEN_API = '/api/openapi.json';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadApi(context.get(services), url);
}

export function meta(args: Route.MetaArgs) {
  const { api } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: api.title,
    description: api.text,
    data: (place) => [breadcrumbs(place, [{ name: api.title, path: '/api' }])],
  });
}

export default function Api({ loaderData }: Route.ComponentProps) {
  const words = useLanguage().text.api;
  const { origin, limit, lead, endpoints, badge } = loaderData;
  const { etag, rateLimit, rateLimitPolicy, retryAfter } = words.headers;
  const parts = [
    { id: 'endpoints', label: words.addresses },
    { id: 'paging', label: words.pagingTitle },
    { id: 'errors', label: words.errorsTitle },
    { id: 'limits', label: words.limitsTitle },
    { id: 'access', label: words.accessTitle },
    ...(badge ? [{ id: 'badge', label: words.badgeTitle }] : []),
  ];
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <JumpBar jumps={parts} />
      <div className="grid gap-8 pt-4 sm:gap-10">
        <div className="grid items-start gap-3 lg:grid-cols-2">
          <div className="grid grid-cols-1 gap-3">
            <KeyRows
              rows={[
                { key: 'base', term: words.base, value: <InlineCode text={`${origin}/api`} /> },
                { key: 'key', term: words.key, value: words.noKey },
                {
                  key: 'limit',
                  term: words.limit,
                  value: limit ? words.perMinute(limit) : words.noLimit,
                },
                {
                  key: 'description',
                  term: words.openApi,
                  value: (
                    <a href={OPEN_API} type="application/json" className="link">
                      <bdi dir="ltr">OpenAPI 3.1</bdi>
                    </a>
                  ),
                },
              ]}
            />
            {lead && <CodeBlock text={`curl '${origin}${lead.path}'`} />}
          </div>
          {lead && <CodeBlock title={`GET ${lead.path}`} text={lead.answer} />}
        </div>
        <section id="endpoints" className="grid scroll-mt-32 gap-3">
          <h2 className="text-xl sm:text-2xl">{words.addresses}</h2>
          <div className="grid items-start gap-x-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
            <EndpointList endpoints={endpoints} />
            <div className="card divide-y divide-line overflow-hidden">
              {ENDPOINT_GROUPS.map((group) => (
                <Fragment key={group}>
                  <p className="bg-raised px-4 py-2 text-sm font-semibold">{words.groups[group]}</p>
                  {endpoints
                    .filter(({ name }) => GROUP_OF[name] === group)
                    .map((endpoint) => (
                      <EndpointSection
                        key={endpoint.name}
                        endpoint={endpoint}
                        origin={origin}
                        isOpen={endpoint === endpoints[0]}
                      />
                    ))}
                </Fragment>
              ))}
            </div>
          </div>
        </section>
        <div className="grid items-start gap-8 sm:gap-10 lg:grid-cols-2">
          <PageSection id="paging" title={words.pagingTitle} text={words.pagingText}>
            <CodeBlock text={`curl '${origin}/api/coins?limit=100&cursor=…'`} />
          </PageSection>
          <PageSection id="errors" title={words.errorsTitle} text={words.errorsText}>
            <CodeBlock
              title="400"
              text={'{ "error": "must be a number from 1 to 100", "field": "limit" }'}
            />
            <Meanings rows={Object.entries(words.statuses)} />
          </PageSection>
          <PageSection id="limits" title={words.limitsTitle} text={words.limitsText}>
            <Meanings
              rows={[
                ['RateLimit-Policy', rateLimitPolicy],
                ['RateLimit', rateLimit],
                ['Retry-After', retryAfter],
                ['ETag', etag],
              ]}
            />
          </PageSection>
          <PageSection id="access" title={words.accessTitle} text={words.accessText} />
        </div>
        {badge && (
          <div id="badge" className="scroll-mt-32">
            <BadgeSection origin={origin} badge={badge} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The endpoints, beside them on wide screens. */
function EndpointList({ endpoints }: { endpoints: EndpointView[] }) {
  const words = useLanguage().text.api;
  return (
    <nav
      aria-label={words.addresses}
      className="no-print sticky top-32 grid max-h-[calc(100svh-9rem)] w-fit gap-2 overflow-y-auto text-sm max-lg:hidden"
    >
      {ENDPOINT_GROUPS.map((group) => (
        <div key={group}>
          <p className="font-semibold">{words.groups[group]}</p>
          <ul>
            {endpoints
              .filter(({ name }) => GROUP_OF[name] === group)
              .map(({ name, path }) => (
                <li key={name}>
                  <a href={`#${endpointAnchor(name)}`} className="block py-0.75 hover:text-accent">
                    <code dir="ltr" className="block text-start">
                      {path.replace('/api', '')}
                    </code>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Meanings({ rows }: { rows: [word: string, meaning: string][] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {rows.map(([word, meaning]) => (
        <div key={word} className="contents">
          <dt>
            <InlineCode text={word} />
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
