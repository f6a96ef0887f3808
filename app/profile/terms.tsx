import type { ReactNode } from 'react';
import { formatDate, formatList } from '#app/i18n/format.ts';
import { numberFormat } from '#app/i18n/intl.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Source } from '#app/ruling/source.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import type { Evidence } from '#domain/ruling/ruling.ts';
import type { Term, Terms } from '#domain/terms/terms.ts';

/** Fees and availability of an exchange; `refused` are the names of countries in the page's language. */
export interface TermsView {
  terms: Terms;
  refused: string[];
}

// Not the list of the schema, which would bring the schema into the browser.
const IN_ORDER = ['spotFee', 'deposits', 'refused', 'reserves'] as const satisfies Term[];

/** Fees and availability of an exchange, each fact with its sources and their days, or that nobody has looked. */
export function TermsSection({
  view: { terms, refused },
  reserves: criterion,
}: {
  view: TermsView;
  /** The criterion on reserves, where it has sources: what it found is no open question here. */
  reserves: { href: string } | null;
}) {
  const { text, locale } = useLanguage();
  const words = text.terms;
  const { spotFee, deposits, reserves } = terms;
  const missing = IN_ORDER.filter((term) => !terms[term]);
  const isUnderEvidence = criterion !== null && missing.includes('reserves');
  const open = missing
    .filter((term) => !(isUnderEvidence && term === 'reserves'))
    .map((term) => words[term]);
  const notGiven = (
    <>
      {open.length > 0 && (
        <>
          <span className="text-muted">{words.notLooked}:</span> {formatList(locale, open)}.{' '}
        </>
      )}
      {isUnderEvidence && (
        <>
          <span className="text-muted">{words.reserves}:</span>{' '}
          <a href={criterion.href} className="link">
            {words.underEvidence}
          </a>
        </>
      )}
    </>
  );
  if (missing.length === IN_ORDER.length) {
    return (
      <section aria-labelledby="terms" className="grid gap-3">
        <h2 id="terms" className="text-xl">
          {words.title}
        </h2>
        <p className="snug">{notGiven}</p>
      </section>
    );
  }
  const percent = (number: number) =>
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(number / 100);
  return (
    <section aria-labelledby="terms" className="grid gap-3">
      <h2 id="terms" className="text-xl">
        {words.title}
      </h2>
      <p className="max-w-prose">{words.text}</p>
      <div className="card divide-y divide-line">
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
        {missing.length > 0 && <p className="px-4 py-3">{notGiven}</p>}
      </div>
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
    <details className="px-4">
      <summary className="flex min-h-12 cursor-pointer items-center gap-x-3 py-2 hover:text-accent">
        <FoldMark />
        <span className="flex min-w-0 grow flex-wrap gap-x-3">
          <span className="grow font-medium">
            {name}
            <span className="sr-only"> · </span>
          </span>
          <span>{children}</span>
        </span>
      </summary>
      <div className="grid gap-3 ps-7 pb-4">
        {evidence.map((item) => (
          <Source key={`${item.url} ${item.quote}`} evidence={item} />
        ))}
      </div>
    </details>
  );
}
