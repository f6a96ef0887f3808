import { data, Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { AuthorityLinks } from '#app/country/authority-links.tsx';
import { CountryExchanges } from '#app/country/country-exchanges.tsx';
import { CountryHead } from '#app/country/country-head.tsx';
import { loadCountry } from '#app/country/load-country.server.ts';
import { COUNTRY_KEY } from '#app/country/my-country.tsx';
import { reportHref } from '#app/country/report-query.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SeenQuotesOfPage, UnseenNote } from '#app/listing/seen-quotes.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { CoveredNames } from '#app/ruling/covers.tsx';
import { PositionRow } from '#app/ruling/position-card.tsx';
import { Source } from '#app/ruling/source.tsx';
import { PageSection } from '#app/ui/page-section.tsx';
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
  const { text, to } = useLanguage();
  const words = text.countries;
  return (
    <SeenQuotesOfPage value={country.seenQuotes}>
      <article className="container-page">
        <header className="grid gap-5 pt-8 pb-6 max-sm:gap-3 max-sm:pt-2">
          <h1 className="page-heading">{words.titleOf(country.name)}</h1>
          <CountryHead country={country} />
        </header>
        <div className="grid gap-8 sm:gap-10">
          {country.exchanges.length > 0 && (
            <PageSection title={words.platformsTitle}>
              <CountryExchanges country={country} />
            </PageSection>
          )}
          <div className="grid gap-8 sm:gap-10 lg:grid-cols-2">
            {country.decisions.length + country.quotes.length > 0 && (
              <div className="grid content-start gap-8 sm:gap-10">
                {country.decisions.length > 0 && (
                  <PageSection title={words.decisionsTitle}>
                    <Points points={country.decisions} />
                  </PageSection>
                )}
                {country.quotes.length > 0 && (
                  <PageSection title={words.quotesTitle}>
                    <UnseenNote />
                    <ul className="grid gap-5">
                      {country.quotes.map((quote) => (
                        <li key={quote.quote} className="grid gap-1.5">
                          <p className="text-sm text-muted">
                            {quote.speaker}
                            {quote.source === 'own' && ` · ${words.ownWords}`}
                          </p>
                          {quote.gloss && (
                            <p className="text-pretty">
                              <span className="text-sm text-muted">
                                {text.positions.unreadGloss}:
                              </span>{' '}
                              {quote.gloss}
                            </p>
                          )}
                          <Source evidence={quote} />
                        </li>
                      ))}
                    </ul>
                  </PageSection>
                )}
              </div>
            )}
            <div className="grid content-start gap-8 sm:gap-10">
              <PageSection
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
              </PageSection>
              <PageSection
                title={words.complainTitle}
                text={
                  country.authorityPages.some(({ complaint }) => complaint)
                    ? text.scammed.linksNote
                    : words.complainUnseen
                }
              >
                <AuthorityLinks pages={country.authorityPages} />
                <p>
                  <Link to={to(reportHref('/scammed', country))} className="link">
                    {text.scammed.title}
                  </Link>
                </p>
              </PageSection>
            </div>
          </div>
          <p className="text-sm text-muted">
            {words.notAdvice}{' '}
            <Link to={to('/country')} className="link inline-flex min-h-11 items-center">
              {words.title}
            </Link>
          </p>
        </div>
      </article>
    </SeenQuotesOfPage>
  );
}
