import { Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { AuthorityLinks } from '#app/country/authority-links.tsx';
import { COUNTRY_KEY, MyCountry } from '#app/country/my-country.tsx';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PageTitle } from '#app/listing/page-title.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { Part } from '#app/ui/part.tsx';
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
} satisfies PublicScreen;

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  return COUNTRIES.map(({ code, name, regulator }) => ({
    code,
    anchor: code.toLowerCase(),
    path: countryPath({ code }),
    name: inLanguage(name, language),
    regulator: regulator && inLanguage(regulator, language),
    pages: authorityPagesOf(code),
  }));
}

export function meta(args: Route.MetaArgs) {
  const { scammed } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: scammed.title,
    description: scammed.text,
    data: (place) => [breadcrumbs(place, [{ name: scammed.title, path: '/scammed' }])],
  });
}

export default function Scammed({ loaderData: countries }: Route.ComponentProps) {
  const { text } = useLanguage();
  const words = text.scammed;
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <div className="grid gap-10">
        <Part title={words.stopTitle}>
          <Points points={words.stop} />
        </Part>
        <Part title={words.recordsTitle}>
          <Points points={words.records} />
        </Part>
        <Part title={words.reportTitle}>
          <Points points={words.report} />
          <p>
            <a href="#countries" className="link">
              {words.countriesTitle}
            </a>
          </p>
        </Part>
        <Part title={words.recoveryTitle}>
          <Points points={words.recovery} />
        </Part>
        <Part title={words.limitsTitle} text={words.limits} />
        <div id="countries">
          <Part title={words.countriesTitle}>
            <p className="max-w-prose text-sm text-muted">{words.linksNote}</p>
            <MyCountry
              countries={countries.map(({ anchor, ...country }) => ({
                ...country,
                path: `/scammed#${anchor}`,
              }))}
            />
            <ul className="grid gap-3 md:grid-cols-2">
              {countries.map((country) => (
                <CountryCard key={country.code} country={country} />
              ))}
            </ul>
          </Part>
        </div>
      </div>
    </div>
  );
}

function CountryCard({ country }: { country: Route.ComponentProps['loaderData'][number] }) {
  const { text, to } = useLanguage();
  return (
    <li id={country.anchor} className="card grid content-start gap-2 p-4">
      <h3>
        <Link to={to(country.path)} className="link inline-flex min-h-11 items-center font-medium">
          {country.name}
        </Link>
      </h3>
      <p className="text-sm text-pretty">{country.regulator ?? text.countries.regulatorUnseen}</p>
      <AuthorityLinks pages={country.pages} />
    </li>
  );
}
