import type { ReactNode } from 'react';
import { formatDate, formatList } from '#app/i18n/format.ts';
import { numberFormat } from '#app/i18n/intl.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Source } from '#app/ruling/source.tsx';
import type { Evidence } from '#domain/ruling/ruling.ts';
import type { Term, Terms } from '#domain/terms/terms.ts';

/** Fees and reach of an exchange; `refused` are the names of countries in the page's language. */
export interface TermsView {
  terms: Terms;
  refused: string[];
}

// Not the list of the schema, which would bring the schema into the browser.
const IN_ORDER = ['spotFee', 'deposits', 'refused', 'reserves'] as const satisfies Term[];

/** The fees and the reach of an exchange, each with its sources and their days, or that nobody has looked. */
export function TermsSection({ view: { terms, refused } }: { view: TermsView }) {
  const { text, locale } = useLanguage();
  const words = text.terms;
  const { spotFee, deposits, reserves } = terms;
  const open = IN_ORDER.filter((term) => !terms[term]).map((term) => words[term]);
  const percent = (number: number) =>
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(number / 100);
  return (
    <section aria-labelledby="terms" className="grid gap-4">
      <h2 id="terms" className="text-xl">
        {words.title}
      </h2>
      {open.length < IN_ORDER.length && <p className="max-w-prose">{words.text}</p>}
      <dl className="card grid divide-y divide-line">
        <Fact name={words.spotFee} evidence={spotFee?.evidence}>
          {spotFee && words.fee(percent(spotFee.maker), percent(spotFee.taker))}
        </Fact>
        <Fact name={words.deposits} evidence={deposits?.evidence}>
          {deposits && (deposits.currencies.join(' · ') || words.noCurrency)}
        </Fact>
        <Fact name={words.refused} evidence={terms.refused?.evidence}>
          {terms.refused && (formatList(locale, refused) || words.noCountry)}
        </Fact>
        <Fact name={words.reserves} evidence={reserves?.evidence}>
          {reserves && (
            <>
              {reserves.on ? words.provenOn(formatDate(locale, reserves.on)) : words.noDay}
              {' · '}
              {reserves.auditor ? (
                <>
                  {words.auditor} <bdi>{reserves.auditor}</bdi>
                </>
              ) : (
                words.noAuditor
              )}
              {' · '}
              {reserves.tellsLiabilities ? words.liabilities : words.noLiabilities}
            </>
          )}
        </Fact>
        {open.length > 0 && (
          <div className="grid gap-1 p-4">
            <dt className="text-muted">{words.notLooked}</dt>
            <dd>{formatList(locale, open)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Fact({
  name,
  evidence,
  children,
}: {
  name: string;
  /** Undefined: not looked at. */
  evidence: Evidence[] | undefined;
  children: ReactNode;
}) {
  if (!evidence) return null;
  return (
    <div className="grid gap-3 p-4">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <dt className="font-medium">{name}</dt>
        <dd>{children}</dd>
      </div>
      {evidence.map((item) => (
        <dd key={`${item.url} ${item.quote}`}>
          <Source evidence={item} />
        </dd>
      ))}
    </div>
  );
}
