import { Link } from 'react-router';
import { formatList } from '#app/i18n/format.ts';
import type { Text } from '#app/i18n/text.en.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Facts } from '#app/ui/facts.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { DECISION_STANCES, type StanceCount } from '#domain/position/position-view.ts';
import { CoverName } from './covers.tsx';
import type { CountryHolders } from './group-by-country.ts';
import { SaidOn } from './position-card.tsx';
import { StanceBadge } from './stance-badge.tsx';
import { StanceKey, StanceShares } from './stance-shares.tsx';

/** Bodies and scholars, folded by country. */
export function HoldersByCountry({
  countries,
  isOpen,
}: {
  /** With their decisions by stance. */
  countries: (CountryHolders & { byStance: StanceCount[] })[];
  isOpen: boolean;
}) {
  const { text, to, locale } = useLanguage();
  const most = Math.max(...countries.map(countDecided));
  const stances = DECISION_STANCES.filter((stance) =>
    countries.some(({ byStance }) => byStance.some(([each]) => each === stance)),
  );
  return (
    <>
      <p aria-hidden="true" className="text-sm text-muted">
        {text.positions.countryBars}
      </p>
      <StanceKey stances={stances} />
      <ul className="columns-2 gap-x-4 lg:columns-3 lg:gap-x-8">
        {countries.map(({ country, holders, byStance }) => (
          <li key={country} className="break-inside-avoid border-b border-line">
            <details open={isOpen}>
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 gap-y-1 pt-1 pb-1.5 hover:text-accent">
                <hgroup className="min-w-0 flex-1 leading-snug">
                  <h3 className="inline text-base font-medium">
                    {country ?? text.positions.noCountry}
                  </h3>{' '}
                  <p className="num inline text-sm text-muted" aria-hidden="true">
                    {countDecided({ byStance })}
                  </p>
                  <p className="sr-only">{countedHolders(holders, text.positions, locale)}</p>
                </hgroup>
                <FoldMark />
                <span className="sr-only">
                  {formatList(
                    locale,
                    byStance.map(([stance, count], place) =>
                      text.positions[place === 0 ? 'firstCounted' : 'counted'][stance](count),
                    ),
                  )}
                </span>
                <StanceShares byStance={byStance} full={most} className="h-1.5 basis-full" />
              </summary>
              <ul className="grid pb-3">
                {holders.map(({ slug, name, positions }) => (
                  <li key={slug} className="grid gap-1 border-t border-line py-2">
                    <Link to={to(`/positions/${slug}`)} className="link w-fit wrap-anywhere">
                      {name}
                    </Link>
                    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
                      {positions.map(({ id, stance, saidOn, covers }) => (
                        <li key={id} className="flex flex-wrap items-center gap-x-1.5">
                          <StanceBadge stance={stance} />
                          <span>
                            <Facts
                              facts={[
                                ...covers.map((cover) => (
                                  <CoverName key={JSON.stringify(cover)} cover={cover} />
                                )),
                                saidOn && <SaidOn key="said" day={saidOn} />,
                              ]}
                            />
                          </span>
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function countDecided({ byStance }: { byStance: StanceCount[] }): number {
  return byStance.reduce((sum, [, count]) => sum + count, 0);
}

function countedHolders(
  holders: CountryHolders['holders'],
  words: Text['positions'],
  locale: string,
): string {
  const bodies = holders.filter(({ isBody }) => isBody).length;
  const scholars = holders.length - bodies;
  return formatList(locale, [
    ...(bodies > 0 ? [words.bodies(bodies)] : []),
    ...(scholars > 0 ? [words.scholars(scholars)] : []),
  ]);
}
