import { MessageSquareQuote } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { formatDate, formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { AuthorityLinks } from './authority-links.tsx';
import { type CellView, copyDays } from './cell-view.ts';
import { CountryState } from './country-state.tsx';
import type { CountryView } from './country-view.ts';
import { CellState } from './licence-cell.tsx';
import { MyCountryButton } from './my-country.tsx';
import { RegulatorList } from './regulator-list.tsx';
import { reportHref } from './report-query.ts';

const STATES: readonly CellView['state'][] = ['licensed', 'ended', 'absent'];

/**
 * The law of a country, then the exchanges in its registers and the days of both; beside
 * them, on a narrow screen below, who licenses and where to complain.
 */
export function CountryHead({ country }: { country: CountryView }) {
  const words = useLanguage().text.countries;
  return (
    <div className="card grid gap-x-8 gap-y-4 p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
      <div className="grid content-start gap-3">
        <div className="grid gap-1">
          <p className="text-2xl leading-snug font-semibold max-sm:text-xl">
            <CountryState state={country.state} year={country.lawYear} />
          </p>
          {country.reportCount > 0 && (
            <p className="flex items-start gap-2 ps-11 font-medium">
              <MessageSquareQuote aria-hidden="true" className="mt-1 size-4 shrink-0" />
              <a href="#sources" className="link">
                {words.onlyReported(country.reportCount)}
              </a>
            </p>
          )}
        </div>
        <p className="max-w-prose text-pretty sm:text-lg">{country.law}</p>
      </div>
      <div className="grid content-start gap-3">
        <RegisteredExchanges country={country} />
        <DaysRead country={country} />
      </div>
      <div className="grid content-start gap-4 border-line max-lg:border-t max-lg:pt-4 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:border-s lg:ps-8">
        <div className="grid gap-1.5">
          <p className="font-semibold">{words.regulatorTitle}</p>
          <RegulatorList country={country} />
        </div>
        <WhereToComplain country={country} />
      </div>
      <div className="no-print border-t border-line pt-3 noscript:hidden lg:col-start-1 lg:row-start-3">
        <MyCountryButton code={country.code} />
      </div>
    </div>
  );
}

/** The exchanges in the country's registers, by what the registers say of them. */
function RegisteredExchanges({ country: { exchanges, others } }: { country: CountryView }) {
  const { text, to, locale } = useLanguage();
  const words = text.countries;
  const groups = STATES.flatMap((state) => {
    const found = exchanges.filter(({ cells }) => cells.some((cell) => cell.state === state));
    return found.length > 0 ? [{ state, exchanges: found }] : [];
  });
  if (groups.length === 0 && !others) return null;
  // The copies that the first group is read from.
  const copies = copyDays(groups[0]?.exchanges.flatMap(({ cells }) => cells) ?? []);
  return (
    <div className="grid gap-1.5 border-t border-line pt-3">
      <p className="text-sm text-muted">
        {groups[0]?.state === 'licensed' ? words.withWhom : words.platformsTitle}
      </p>
      {groups.length === 0 && others && (
        <CellState state={others}>
          {words.cannotTell}{' '}
          <Link to={to('/exchange')} className="link">
            {text.home.allExchanges}
          </Link>
        </CellState>
      )}
      {groups.map((group, place) => (
        <Fragment key={group.state}>
          <p className="flex flex-wrap items-baseline gap-x-2 sm:text-lg">
            <CellState state={group.state} />
            <span className="font-semibold">{group.exchanges.length}</span>
            {place === 0 &&
              copies.map((day) => (
                <span key={day} className="text-sm text-muted">
                  {words.asOf(formatDate(locale, day))}
                </span>
              ))}
          </p>
          <Reviews exchanges={group.exchanges} />
        </Fragment>
      ))}
    </div>
  );
}

/** The days on which the law was read and will be read again, after what a law does not decide. */
function DaysRead({ country: { readOn, reviewBy } }: { country: CountryView }) {
  const { text, locale } = useLanguage();
  const words = text.countries;
  const days = [
    { label: words.readTitle, on: readOn },
    { label: words.reviewTitle, on: [reviewBy] },
  ];
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <p className="max-w-prose text-sm text-pretty text-muted">{words.legalIsNotHalal}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
        {days.map(({ label, on }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd>
              {formatList(
                locale,
                on.map((day) => formatDate(locale, day)),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The authorities' pages on complaints, or that none is known. */
function WhereToComplain({ country }: { country: CountryView }) {
  const { text, to } = useLanguage();
  const words = text.countries;
  const complaints = country.authorityPages.filter(({ complaint }) => complaint);
  return (
    <div className="grid gap-1.5 border-t border-line pt-3">
      <p className="font-semibold">{words.complainHere}</p>
      {complaints.length > 0 ? (
        <>
          <AuthorityLinks pages={complaints} />
          <p className="text-sm text-muted">{text.scammed.linksNote(complaints.length)}</p>
        </>
      ) : (
        <p className="text-sm">{words.complainUnseen}</p>
      )}
      <Link to={to(reportHref('/scammed', country))} className="link w-fit text-sm">
        {text.scammed.title}
      </Link>
    </div>
  );
}

/** Links to the reviews of exchanges. */
function Reviews({ exchanges }: Pick<CountryView, 'exchanges'>) {
  const { to } = useLanguage();
  return (
    <ul className="flex flex-wrap gap-1.5 pb-1">
      {exchanges.map(({ id, name }) => (
        <li key={id}>
          <Link to={to(`/exchange/${id}`)} className="example">
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
