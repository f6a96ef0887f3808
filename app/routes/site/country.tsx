import { data, Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { AuthorityLinks } from '#app/country/authority-links.tsx';
import { CountryExchanges } from '#app/country/country-exchanges.tsx';
import { CountryHead } from '#app/country/country-head.tsx';
import { loadCountry } from '#app/country/load-country.server.ts';
import { COUNTRY_KEY } from '#app/country/my-country.tsx';
import { type MissingInList, MissingInListPage } from '#app/frame/missing-in-list.tsx';
import { nearestInList } from '#app/frame/nearest-in-list.ts';
import type { MissingPage } from '#app/frame/other-languages.tsx';
import { formatList } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SeenQuotesOfPage, UnseenNote } from '#app/listing/seen-quotes.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { CoveredNames, CoverName } from '#app/position/covers.tsx';
import { PositionRow } from '#app/position/position-card.tsx';
import { StanceBadge } from '#app/position/stance-badge.tsx';
import { Source } from '#app/ruling/source.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { PageSection } from '#app/ui/page-section.tsx';
import { UpLink } from '#app/ui/up-link.tsx';
import { foundOr503 } from '#app/unavailable/found-or-503.server.ts';
import { COUNTRIES, countryPath } from '#domain/country/countries.ts';
import { inLanguage, type Stance } from '#domain/method/definition.ts';
import type { CoverView } from '#domain/position/position-view.ts';
import type { Route } from './+types/country';

export const screen = {
  hydrate: { ifStored: COUNTRY_KEY },
  cacheSeconds: 60,
  sitemap: 'countries',
  offline: true,
} satisfies PublicScreen;

export const handle = { missing: 'withoutData' } satisfies MissingPage;

/** The law and the licences of one country; 404 with the nearest names for an unknown one. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const provided = context.get(services);
  const loading = loadCountry(provided, params.code, language);
  const country = await foundOr503(provided.log, loading);
  if (!country) {
    const nearest = nearestInList(url.pathname, COUNTRIES, ({ name }) => [name.en, name.ar]);
    const found = nearest.map((one) => ({
      path: countryPath(one),
      name: inLanguage(one.name, language),
    }));
    throw data<MissingInList>({ nearest: found }, { status: 404 });
  }
  return country;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { errors, countries } = useLanguage().text;
  return (
    <MissingInListPage
      error={error}
      hint={errors.noCountry}
      list={{ path: '/country', label: countries.title }}
    />
  );
}

export default function CountryPage({ loaderData: country }: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const words = text.countries;
  const hasLaw = country.decisions.length + country.quotes.length > 0;
  // In heights of a body's line; the pages are under the bodies where the law leaves room for them, else under both columns.
  const law = 2.5 * country.quotes.length + country.decisions.length;
  const bodies = 1 + country.positions.length + country.holders.length;
  const isLawLonger = hasLaw && law > bodies + 1.5;
  const otherPages = country.authorityPages.filter(({ complaint }) => !complaint);
  const hasOnlyHolders = country.positions.length === 0 && country.holders.length > 0;
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
          <div className="grid gap-8 sm:gap-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
            {hasLaw && (
              <div className={isLawLonger ? 'lg:row-span-2' : ''}>
                <PageSection id="sources" title={words.decisionsTitle}>
                  {country.decisions.length > 0 && (
                    <ul className="card divide-y divide-line">
                      {country.decisions.map((decision) => (
                        <li key={decision} className="px-4 py-3 font-medium text-pretty">
                          {decision}
                          {country.reportCount > 0 && (
                            <span className="block text-sm font-normal text-muted">
                              {words.knownFromReports}
                            </span>
                          )}
                        </li>
                      ))}
                    </ul>
                  )}
                  {country.quotes.length > 0 && country.decisions.length > 0 && (
                    <h3 className="text-base">{words.quotesTitle}</h3>
                  )}
                  {country.quotes.length > 0 && <UnseenNote />}
                  <ul className="card divide-y divide-line empty:hidden">
                    {country.quotes.map((quote) => (
                      <li key={quote.quote} className="grid gap-2 p-4">
                        <p className="text-sm font-medium">
                          {quote.speaker}
                          {` · ${quote.source === 'own' ? words.ownWords : words.secondHand}`}
                        </p>
                        <Source evidence={quote} gloss={quote.gloss} />
                      </li>
                    ))}
                  </ul>
                </PageSection>
              </div>
            )}
            <div>
              <PageSection
                title={hasOnlyHolders ? words.holdersTitle : words.fatwaTitle}
                {...(country.positions.length === 0 ? { text: words.noFatwa } : {})}
              >
                <CoveredNames value={country.coveredNames}>
                  {country.positions.length > 0 && (
                    <div className="card px-4 *:last:border-0">
                      {country.positions.map((position) => (
                        <PositionRow key={position.id} position={position} />
                      ))}
                    </div>
                  )}
                  {country.holders.length > 0 && (
                    <HoldersThere holders={country.holders} isHeaded={!hasOnlyHolders} />
                  )}
                </CoveredNames>
                <p>
                  <Link to={to('/positions')} className="link">
                    {words.allPositions}
                  </Link>
                </p>
              </PageSection>
            </div>
            {otherPages.length > 0 && (
              <div className={isLawLonger ? 'lg:col-start-2' : hasLaw ? 'lg:col-span-2' : ''}>
                <PageSection
                  title={words.authoritiesTitle}
                  {...(otherPages.length === country.authorityPages.length && {
                    text: text.scammed.linksNote(otherPages.length),
                  })}
                >
                  <AuthorityLinks pages={otherPages} className="card px-4" />
                </PageSection>
              </div>
            )}
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
  isHeaded,
}: {
  isHeaded: boolean;
  holders: {
    slug: string;
    name: string;
    stances: { stance: Stance; covers: CoverView[]; years: string[] }[];
  }[];
}) {
  const { text, locale, to } = useLanguage();
  return (
    <div className="grid gap-2">
      {isHeaded && <h3 className="text-base">{text.countries.holdersThere(holders.length)}</h3>}
      <ul className="card divide-y divide-line px-4">
        {holders.map(({ slug, name, stances }) => (
          <li key={slug} className="grid gap-1.5 py-2.5 leading-snug">
            <Link to={to(`/positions/${slug}`)} className="link w-fit wrap-anywhere">
              {name}
            </Link>
            {stances.map(({ stance, covers, years }) => (
              <p key={stance} className="grid justify-items-start gap-1 text-sm">
                <StanceBadge stance={stance} />
                <span className="min-w-0 text-muted">
                  <Facts
                    facts={[
                      ...covers.map((cover, place) => (
                        <span
                          key={JSON.stringify(cover)}
                          className={place === 0 ? 'inline-block first-letter:uppercase' : ''}
                        >
                          <CoverName cover={cover} />
                        </span>
                      )),
                      years.length > 0 ? formatList(locale, years) : text.positions.undated,
                    ]}
                  />
                </span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
