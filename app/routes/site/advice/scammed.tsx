import type { ReactNode } from 'react';
import type { PublicScreen } from '#app/context/screens.ts';
import { COUNTRY_KEY } from '#app/country/my-country.tsx';
import { regulatorsIn } from '#app/country/regulators.ts';
import { countryInQuery, reportHref } from '#app/country/report-query.ts';
import { type ReportCountry, WhereToReport } from '#app/country/where-to-report.tsx';
import { figuresPreload } from '#app/fonts/font-preload.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Points } from '#app/ui/points.tsx';
import { useSearch } from '#app/ui/use-search.ts';
import { authorityPagesOf } from '#domain/country/authority-pages.ts';
import { COUNTRIES, countryPath } from '#domain/country/countries.ts';
import { inLanguage } from '#domain/method/definition.ts';
import type { Route } from './+types/scammed';

export const screen = {
  hydrate: { ifStored: COUNTRY_KEY },
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'makeSure', label: ({ scammed }) => scammed.menu },
  search: { title: ({ scammed }) => scammed.title, words: 'scammed' },
  cacheKey: (path, query) => reportHref(path, countryInQuery(query)),
} satisfies PublicScreen;

export const links = figuresPreload;

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const chosen = countryInQuery(url.searchParams);
  return {
    countries: COUNTRIES.map(({ code, name }) => ({ code, name: inLanguage(name, language) })),
    chosen: chosen && {
      name: inLanguage(chosen.name, language),
      path: countryPath(chosen),
      ...regulatorsIn(chosen, language),
      pages: authorityPagesOf(chosen.code),
    },
  };
}

export function meta(args: Route.MetaArgs) {
  const { scammed } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: scammed.title,
    description: scammed.text,
    data: (place) => [breadcrumbs(place, [{ name: scammed.title, path: '/scammed' }])],
  });
}

export default function Scammed({ loaderData }: Route.ComponentProps) {
  const { text } = useLanguage();
  const words = text.scammed;
  const code = countryInQuery(useSearch())?.code ?? null;
  const chosen: ReportCountry | null = loaderData.chosen;
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <a href="#where" className="link no-print mb-3 inline-flex min-h-8 items-center lg:hidden">
        {words.toReport}
      </a>
      <div className="grid gap-8">
        <ol className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_auto_1fr]">
          <li className="card break-inside-avoid alarm alarm-caution lg:col-start-1">
            <h2 className="alarm-head flex items-baseline gap-3 px-4 py-2.5 text-xl">
              <span className="num">1</span>
              {words.stopTitle}
            </h2>
            <div className="bg-surface p-4">
              <ul className="grid max-w-prose gap-2">
                {words.stop.map(({ lead, text }) => (
                  <li key={lead}>
                    <strong>{lead}</strong> {text}
                  </li>
                ))}
              </ul>
            </div>
          </li>
          <Step number={2} title={words.recordsTitle} points={words.records} />
          <Step number={3} title={words.reportTitle} points={words.report}>
            {/* Beside all steps on a wide screen. */}
            <div className="lg:sticky lg:top-20 lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-start">
              <WhereToReport countries={loaderData.countries} code={code} chosen={chosen} />
            </div>
          </Step>
          <Step number={4} title={words.recoveryTitle} points={words.recovery} />
        </ol>
        <section className="grid gap-2">
          <h2 className="text-lg">{words.limitsTitle}</h2>
          <p className="max-w-prose">{words.limits}</p>
        </section>
      </div>
    </div>
  );
}

function Step({
  number,
  title,
  points,
  children,
}: {
  number: number;
  title: string;
  points: readonly string[];
  children?: ReactNode;
}) {
  return (
    <li className={`grid gap-4 lg:col-start-1 ${children ? 'lg:contents' : ''}`}>
      <div className="grid break-inside-avoid content-start gap-3 border-t-2 border-edge pt-4 lg:col-start-1">
        <h2 className="flex items-baseline gap-3 text-xl">
          <span className="num text-muted">{number}</span>
          {title}
        </h2>
        <Points points={points} />
      </div>
      {children}
    </li>
  );
}
