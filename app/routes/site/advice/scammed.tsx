import { useSearchParams } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { COUNTRY_KEY } from '#app/country/my-country.tsx';
import { countryInQuery, reportHref } from '#app/country/report-query.ts';
import { type ReportCountry, WhereToReport } from '#app/country/where-to-report.tsx';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PageTitle } from '#app/listing/page-title.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { Points } from '#app/ui/points.tsx';
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

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const chosen = countryInQuery(url.searchParams);
  return {
    countries: COUNTRIES.map(({ code, name }) => ({ code, name: inLanguage(name, language) })),
    chosen: chosen && {
      name: inLanguage(chosen.name, language),
      path: countryPath(chosen),
      regulator: chosen.regulator && inLanguage(chosen.regulator, language),
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
  const code = countryInQuery(useSearchParams()[0])?.code ?? null;
  const chosen: ReportCountry | null = loaderData.chosen;
  const steps = [
    { title: words.stopTitle, points: words.stop },
    { title: words.recordsTitle, points: words.records },
    { title: words.reportTitle, points: words.report },
    { title: words.recoveryTitle, points: words.recovery },
  ];
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <div className="grid gap-8">
        <WhereToReport countries={loaderData.countries} code={code} chosen={chosen} />
        <ol className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
          {steps.map(({ title, points }, place) => (
            <li key={title} className="grid content-start gap-3 border-t-2 border-edge pt-4">
              <h2 className="flex items-baseline gap-3 text-2xl max-sm:text-xl">
                <span className="num text-muted">{place + 1}</span>
                {title}
              </h2>
              <Points points={points} />
            </li>
          ))}
        </ol>
        <section className="grid gap-2">
          <h2 className="text-lg">{words.limitsTitle}</h2>
          <p className="max-w-prose text-sm text-muted">{words.limits}</p>
        </section>
      </div>
    </div>
  );
}
