import { data, Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { AuthorityLinks } from '#app/country/authority-links.tsx';
import { cellKey } from '#app/country/cell-view.ts';
import { CountryStateBadge } from '#app/country/country-state.tsx';
import { CellDetails, CellState } from '#app/country/licence-cell.tsx';
import { loadCountry } from '#app/country/load-country.server.ts';
import { COUNTRY_KEY, MyCountryButton } from '#app/country/my-country.tsx';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SeenQuotesOfPage, UnseenNote } from '#app/listing/seen-quotes.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { CoveredNames } from '#app/ruling/covers.tsx';
import { PositionRow } from '#app/ruling/position-card.tsx';
import { Source } from '#app/ruling/source.tsx';
import { Part } from '#app/ui/part.tsx';
import { Points } from '#app/ui/points.tsx';
import type { Route } from './+types/country';

export const screen = {
  hydrate: { ifStored: COUNTRY_KEY },
  cacheSeconds: 60,
  sitemap: 'countries',
  offline: true,
} satisfies PublicScreen;

/** The law and the licences of one country; 404 for an unknown one. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const country = await loadCountry(context.get(services), params.code, language);
  if (!country) throw data(null, { status: 404 });
  return country;
}

export function meta({ loaderData: country, ...args }: Route.MetaArgs) {
  if (!country) return [];
  const { countries } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: countries.titleOf(country.name),
    description: countries.textOf(country.name),
    data: (place) => [
      breadcrumbs(place, [
        { name: countries.title, path: '/country' },
        { name: country.name, path: `/country/${country.code.toLowerCase()}` },
      ]),
    ],
  });
}

export default function CountryPage({ loaderData: country }: Route.ComponentProps) {
  const { text, to, locale } = useLanguage();
  const words = text.countries;
  return (
    <SeenQuotesOfPage value={country.seenQuotes}>
      <article className="container-page">
        <header className="grid gap-4 pt-8 pb-8">
          <h1 className="page-heading">{words.titleOf(country.name)}</h1>
          <div className="card grid max-w-prose gap-2 p-5">
            <div className="text-xl text-ink">
              <CountryStateBadge state={country.state} />
            </div>
            <p className="text-pretty">{country.law}</p>
            <p className="border-t border-line pt-2 text-sm text-muted">{words.legalIsNotHalal}</p>
          </div>
          <MyCountryButton code={country.code} />
        </header>
        <div className="grid gap-10">
          <Part title={words.platformsTitle}>
            <Exchanges country={country} />
          </Part>
          <Part title={words.regulatorTitle} text={country.regulator ?? words.regulatorUnseen} />
          {country.decisions.length > 0 && (
            <Part title={words.decisionsTitle}>
              <Points points={country.decisions} />
            </Part>
          )}
          {country.quotes.length > 0 && (
            <Part title={words.quotesTitle}>
              <UnseenNote />
              <ul className="grid gap-5">
                {country.quotes.map((quote) => (
                  <li key={quote.quote} className="grid gap-1.5">
                    <p className="text-sm text-muted">
                      {quote.speaker}
                      {quote.source === 'own' && ` · ${words.ownWords}`}
                    </p>
                    <Source evidence={quote} />
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Part
            title={words.fatwaTitle}
            {...(country.positions.length === 0 ? { text: words.noFatwa } : {})}
          >
            {country.positions.length > 0 && (
              <CoveredNames value={country.coveredNames}>
                <div className="max-w-3xl">
                  {country.positions.map((position) => (
                    <PositionRow key={position.id} position={position} />
                  ))}
                </div>
              </CoveredNames>
            )}
            <p>
              <Link to={to('/positions')} className="link">
                {words.allPositions}
              </Link>
            </p>
          </Part>
          <Part title={words.complainTitle} text={words.complainUnseen}>
            <AuthorityLinks pages={country.authorityPages} />
            <p>
              <Link to={to('/scammed')} className="link">
                {text.scammed.title}
              </Link>
            </p>
          </Part>
          <p className="max-w-prose text-sm text-muted">
            {words.read(formatDate(locale, country.readOn), formatDate(locale, country.reviewBy))}{' '}
            {words.notAdvice}
          </p>
          <p>
            <Link to={to('/country')} className="link">
              {words.title}
            </Link>
          </p>
        </div>
      </article>
    </SeenQuotesOfPage>
  );
}

function Exchanges({ country }: { country: Route.ComponentProps['loaderData'] }) {
  const { text, to } = useLanguage();
  const words = text.countries;
  return (
    <div className="grid max-w-3xl gap-3">
      <ul className="card grid">
        {country.exchanges.map(({ id, name, cells }) => (
          <li key={id} className="grid gap-3 border-b border-line p-4 last:border-0">
            {cells.map((cell, index) => (
              <div key={cellKey(cell)} className="grid gap-2">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  {index === 0 ? (
                    <Link to={to(`/exchange/${id}`)} className="link font-medium">
                      <bdi>{name}</bdi>
                    </Link>
                  ) : (
                    <span />
                  )}
                  <CellState state={cell.state} />
                </div>
                <CellDetails cell={cell} />
              </div>
            ))}
          </li>
        ))}
        {country.hasOthers && (
          <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4">
            <Link to={to('/exchange')} className="link font-medium">
              {country.exchanges.length > 0 ? words.others : words.all}
            </Link>
            <CellState state={country.others} />
          </li>
        )}
      </ul>
      {country.exchanges.length > 0 && (
        <p className="max-w-prose text-sm text-muted">{words.onlyThatDay}</p>
      )}
    </div>
  );
}
