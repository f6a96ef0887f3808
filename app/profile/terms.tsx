import { Fragment, type ReactNode } from 'react';
import { formatDate, formatList } from '#app/i18n/format.ts';
import { numberFormat } from '#app/i18n/intl.ts';
import type { Text } from '#app/i18n/text.en.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Source } from '#app/ruling/source.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { CRITERION_ID } from '#app/verdict/criterion-id.ts';
import type { Evidence } from '#domain/ruling/ruling.ts';
import type { Term, Terms } from '#domain/terms/terms.ts';

/** Fees and availability of an exchange; `refused` are the names of countries in the page's language. */
export interface TermsView {
  terms: Terms;
  refused: string[];
}

interface Said extends TermsView {
  words: Text['terms'];
  locale: string;
}

/** The words on each fact, in the order of the page. */
const FACTS: Record<Term, (said: Said) => ReactNode> = {
  spotFee: ({ terms: { spotFee }, words, locale }) => {
    const percent = (number: number) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(number / 100);
    return spotFee && words.fee(percent(spotFee.maker), percent(spotFee.taker));
  },
  deposits: ({ terms: { deposits }, words }) =>
    deposits?.currencies.join(' · ') || words.noCurrency,
  refused: ({ refused, words, locale }) => formatList(locale, refused) || words.noCountry,
  reserves: ({ terms: { reserves }, words, locale }) =>
    reserves && (
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
    ),
};

/** Fees and availability of an exchange, each fact with its sources and their days, or that nobody has looked. */
export function TermsSection({
  view,
  sourced,
}: {
  view: TermsView;
  /** The criteria with sources, by their ids: a fact of the same name is no open question here. */
  sourced: string[];
}) {
  const { text, locale } = useLanguage();
  const words = text.terms;
  const facts = (Object.keys(FACTS) as Term[]).map((term) => ({
    term,
    name: words[term],
    evidence: view.terms[term]?.evidence,
  }));
  const given = facts.flatMap(({ evidence, ...fact }) => (evidence ? { ...fact, evidence } : []));
  const missing = facts.filter(({ evidence }) => !evidence);
  const judged = missing.filter(({ term }) => sourced.includes(term));
  const open = missing.filter(({ term }) => !sourced.includes(term));
  const notGiven = (
    <>
      {open.length > 0 && (
        <>
          <span className="text-muted">{words.notLooked}:</span>{' '}
          {formatList(
            locale,
            open.map(({ name }) => name),
          )}
          .{' '}
        </>
      )}
      {judged.map(({ term, name }) => (
        <Fragment key={term}>
          <span className="text-muted">{name}:</span>{' '}
          <a href={`#${CRITERION_ID}${term}`} className="link">
            {words.underEvidence}
          </a>{' '}
        </Fragment>
      ))}
    </>
  );
  return (
    <section aria-labelledby="terms" className="grid gap-3">
      <h2 id="terms" className="text-xl">
        {words.title}
      </h2>
      {given.length === 0 ? (
        <p className="snug">{notGiven}</p>
      ) : (
        <>
          <p className="max-w-prose">{words.text}</p>
          <div className="card divide-y divide-line">
            {given.map(({ term, name, evidence }) => (
              <FoldedTerm key={term} name={name} evidence={evidence}>
                {FACTS[term]({ ...view, words, locale })}
              </FoldedTerm>
            ))}
            {missing.length > 0 && <p className="px-4 py-3">{notGiven}</p>}
          </div>
        </>
      )}
    </section>
  );
}

function FoldedTerm({
  name,
  evidence,
  children,
}: {
  name: string;
  evidence: Evidence[];
  children: ReactNode;
}) {
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
