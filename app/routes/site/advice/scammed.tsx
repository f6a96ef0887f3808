import type { ReactNode } from 'react';
import type { PublicScreen } from '#app/context/screens.ts';
import { COUNTRY_KEY } from '#app/country/my-country.tsx';
import { regulatorsIn } from '#app/country/regulators.ts';
import { countryInQuery, reportHref } from '#app/country/report-query.ts';
import { type ReportCountry, WhereToReport } from '#app/country/where-to-report.tsx';
import { figuresPreload } from '#app/fonts/font-preload.ts';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Points } from '#app/ui/points.tsx';
import { useSearch } from '#app/ui/query.ts';
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

/** The day on which the editors last read the steps through: they have no source of their own. */
const READ_ON = '2026-11-30';

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
  const { text, locale } = useLanguage();
  const words = text.scammed;
  const code = countryInQuery(useSearch())?.code ?? null;
  const chosen: ReportCountry | null = loaderData.chosen;
  return (
    <div className="container-page">
      <PageTitle
        title={words.title}
        text={
          <>
            {words.text}
            <span className="block text-sm">{words.readOn(formatDate(locale, READ_ON))}</span>
          </>
        }
      />
      <a href="#where" className="button no-print mb-4">
        {words.toReport}
      </a>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <ol className="contents">
          <li className="card break-inside-avoid alarm alarm-caution lg:col-span-2">
            <div className="alarm-head grid gap-1 px-4 py-2.5 sm:px-5">
              <h2 className="flex items-baseline gap-3 text-xl">
                <span className="num">1</span>
                {words.stopTitle}
              </h2>
              <p className="text-lg font-semibold">{words.first}</p>
            </div>
            <ul className="divide-y divide-line bg-surface px-4 sm:px-5">
              {words.stop.map(({ lead, text }) => (
                <li
                  key={lead}
                  className="grid gap-x-6 py-2.5 sm:grid-cols-[15rem_minmax(0,1fr)] sm:items-baseline"
                >
                  <h3 className="text-base">{lead}</h3>
                  <p className="max-w-prose text-pretty">{text}</p>
                </li>
              ))}
            </ul>
          </li>
          <Step number={2} title={words.recordsTitle} points={words.records} />
          <Step
            number={3}
            title={words.reportTitle}
            points={words.report}
            className="lg:col-start-2 lg:row-span-2 lg:row-start-2"
          >
            <WhereToReport countries={loaderData.countries} code={code} chosen={chosen} />
          </Step>
          <Step
            number={4}
            title={words.recoveryTitle}
            points={words.recovery}
            className="lg:row-span-2 lg:row-start-3"
          />
        </ol>
        <section className="grid content-start gap-2 lg:col-start-2 lg:row-start-4">
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
  className = '',
  children,
}: {
  number: number;
  title: string;
  points: readonly string[];
  className?: string;
  children?: ReactNode;
}) {
  return (
    <li className={`grid content-start gap-4 ${className}`}>
      <div className="grid break-inside-avoid content-start gap-3 border-t-2 border-edge pt-4">
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
