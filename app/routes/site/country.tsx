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
import { StanceBadge } from '#app/ruling/stance-badge.tsx';
import { PageSection } from '#app/ui/page-section.tsx';
import { Points } from '#app/ui/points.tsx';
import { UpLink } from '#app/ui/up-link.tsx';
import type { Stance } from '#domain/method/definition.ts';
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
          <div>
            <UpLink to={to('/country')}>{words.title}</UpLink>
            <h1 className="page-heading">{words.titleOf(country.name)}</h1>
          </div>
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
                    <ul className="card divide-y divide-line">
                      {country.quotes.map((quote) => (
                        <li key={quote.quote} className="grid gap-2 p-4">
                          <p className="text-sm font-medium">
                            {quote.speaker}
                            {quote.source === 'own' && ` · ${words.ownWords}`}
                          </p>
                          <Source evidence={quote} gloss={quote.gloss} />
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
                {country.holders.length > 0 && <HoldersThere holders={country.holders} />}
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
          <p className="text-sm text-muted">{words.notAdvice}</p>
        </div>
      </article>
    </SeenQuotesOfPage>
  );
}

/** Bodies and scholars of the country besides its official ones, with their stances. */
function HoldersThere({
  holders,
}: {
  holders: { slug: string; name: string; stances: Stance[] }[];
}) {
  const { text, to } = useLanguage();
  return (
    <div>
      <h3 className="text-base">{text.countries.holdersThere(holders.length)}</h3>
      <ul className="divide-y divide-line">
        {holders.map(({ slug, name, stances }) => (
          <li
            key={slug}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 leading-snug"
          >
            <Link to={to(`/positions/${slug}`)} className="link wrap-anywhere">
              {name}
            </Link>
            <span className="grid justify-items-end gap-1">
              {stances.map((stance) => (
                <StanceBadge key={stance} stance={stance} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
