import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { compareHref } from '#app/compare/compare-href.ts';
import { formatDate, formatList, formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { UnseenNote } from '#app/listing/seen-quotes.tsx';
import { EmbeddedPositions, Positions } from '#app/position/positions.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { Warning } from '#app/ui/warning.tsx';
import { evidenceId } from '#app/verdict/evidence-id.ts';
import { VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { hasCompleteEvidence } from '#domain/method/definition.ts';
import type { GroundsView, RulingView } from '#domain/ruling/ruling-view.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { Criteria } from './criteria.tsx';

export type SummarizedRuling = Pick<
  RulingView,
  'scopeName' | 'grounds' | 'reviewDue' | 'isOverdue'
> & { firmness: RulingView['firmness'] | null; ruledAt?: RulingView['ruledAt'] };

/** The criteria behind a listing's main verdict, with their sources. */
export function Evidence({
  listing: { kind, id },
  main,
  idStart,
}: {
  listing: { kind: Kind; id: string };
  main: RulingView;
  /** The start of the ids of criteria. */
  idStart: string;
}) {
  const { text, to } = useLanguage();
  return (
    <section aria-labelledby="evidence" className="grid gap-3 print:gap-1">
      <h2 id="evidence" className="text-xl">
        {KIND[kind].hasOffers ? text.ruling.evidenceOn(main.scopeName) : text.ruling.evidence}
      </h2>
      <RulingSummary ruling={main} isHeaded />
      {main.grounds && main.grounds.criteria.length > 0 ? (
        <Criteria kind={kind} {...main.grounds} idStart={idStart} />
      ) : (
        <p>{text.ruling.noGrounds}</p>
      )}
      <UnseenNote />
      <p className="no-print flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Method>{text.ruling.howWeJudge}</Method>
        <Link to={compareHref(to('/compare'), kind, [id])} className="link">
          {text.compare.add}
        </Link>
      </p>
    </section>
  );
}

/** The positions of bodies and scholars that the main verdict is compared with. */
export function Scholars({ main }: { main: RulingView }) {
  const { text } = useLanguage();
  if (!main.grounds) return null;
  return (
    <section aria-labelledby="scholars" className="grid gap-3 print:gap-1">
      <h2 id="scholars" className="text-xl">
        {text.ruling.scholars}
      </h2>
      <PositionsOf ruling={main} />
    </section>
  );
}

/** The verdicts on a listing's products, each with its grounds. */
export function ProductRulings({
  listing: { kind, rulings },
}: {
  listing: { kind: Kind; rulings: RulingView[] };
}) {
  const { text } = useLanguage();
  const products = rulings.filter(({ isMain }) => !isMain);
  // The table of an exchange has the verdicts, and its rows lead here.
  const hasTable = KIND[kind].hasOffers;
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="products" className="grid gap-3">
      <h2 id="products" className="text-xl">
        {hasTable ? text.ruling.otherEvidence : text.ruling.products}
      </h2>
      <div className="card divide-y divide-line">
        {products.map((ruling) => (
          <section key={ruling.scope} aria-labelledby={ruling.scope}>
            <details className="print-closed">
              <summary
                className={`${hasTable ? 'flex min-h-11' : 'product-row sm:flex sm:min-h-14'} cursor-pointer items-center gap-x-3 px-4 py-2 hover:text-accent sm:px-5`}
              >
                <h3 id={ruling.scope} className="grow scroll-mt-32 text-base">
                  {ruling.scopeName}
                </h3>
                {hasTable ? (
                  <span className="shrink-0 text-sm text-muted">
                    {text.ruling.sources(sourcesOf(ruling))}
                  </span>
                ) : (
                  <VerdictLockup ruling={ruling} isScopeNamed />
                )}
                <FoldMark />
              </summary>
              {/* The id is inside: a link to closed evidence opens it. */}
              <div
                id={evidenceId(ruling.scope)}
                className="grid scroll-mt-44 gap-4 px-4 pb-4 sm:px-5"
              >
                <RulingSummary
                  ruling={hasTable ? { ...ruling, firmness: null } : ruling}
                  isScopeNamed
                />
                {ruling.grounds && ruling.grounds.criteria.length > 0 && (
                  <Criteria kind={kind} {...ruling.grounds} />
                )}
                <PositionsOf ruling={ruling} isOptional />
              </div>
            </details>
          </section>
        ))}
      </div>
    </section>
  );
}

function sourcesOf({ grounds }: RulingView): number {
  return grounds?.criteria.flatMap(({ evidence }) => evidence).length ?? 0;
}

// Rulings of the first version hold their positions themselves.
function PositionsOf({ ruling, isOptional = false }: { ruling: RulingView; isOptional?: boolean }) {
  const { text } = useLanguage();
  const { positions, grounds } = ruling;
  const embedded = grounds?.positions ?? [];
  const isNone = positions
    ? positions.first.length + positions.named.length + positions.asClass.length === 0
    : embedded.length === 0;
  if (isNone && isOptional) return null;
  if (positions) return <Positions on={positions} />;
  if (isNone) return <p className="text-muted">{text.ruling.noPositions}</p>;
  return <EmbeddedPositions positions={embedded} />;
}

/** A ruling's firmness (unless left out), departure, kind of asset and short facts. */
export function RulingSummary({
  ruling,
  isHeaded = false,
  isScopeNamed = isHeaded,
}: {
  ruling: SummarizedRuling;
  /** The head of the page has scope, method and next review. */
  isHeaded?: boolean;
  /** A heading names the scope. */
  isScopeNamed?: boolean;
}) {
  const { text, locale } = useLanguage();
  const words = text.ruling;
  const { firmness, grounds, ruledAt = null, reviewDue, isOverdue } = ruling;
  const facts: [string, ReactNode][] = isScopeNamed ? [] : [[words.scope, ruling.scopeName]];
  if (ruledAt && !isHeaded) facts.push([words.classified, formatDate(locale, ruledAt)]);
  if (grounds?.reviewer) facts.push([words.reviewer, <bdi key="reviewer">{grounds.reviewer}</bdi>]);
  if (grounds && !isHeaded)
    facts.push([words.method, <Method key="method">{words.version(grounds.method)}</Method>]);
  if (grounds?.stakingForm) facts.push([words.stakingForm, grounds.stakingForm.name]);
  if (reviewDue && !isHeaded) facts.push([words.reviewDue, formatDate(locale, reviewDue)]);
  return (
    <div className="grid gap-3">
      {firmness && (
        <p className="snug max-w-prose max-sm:text-sm">
          <strong>{firmness.name}.</strong> <FirmnessMeaning ruling={ruling} />
        </p>
      )}
      {grounds?.otherwise && (
        <p className="max-w-prose rounded-lg border border-line p-3">
          <Departure grounds={grounds} otherwise={grounds.otherwise} />
        </p>
      )}
      {grounds?.asset && (
        <details className="max-w-prose">
          <summary className="fold-line w-fit cursor-pointer py-1 hover:text-accent">
            <span className="text-muted">{words.asset}:</span> <strong>{grounds.asset.name}</strong>
          </summary>
          <p className="pt-1">{grounds.asset.why}</p>
        </details>
      )}
      {isOverdue && <Warning>{words.overdue}</Warning>}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm empty:hidden">
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-muted">{label}:</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

// The meaning of incomplete evidence tells all that can be open; the criteria tell what is.
function FirmnessMeaning({ ruling: { firmness, grounds } }: { ruling: SummarizedRuling }) {
  const { text, locale } = useLanguage();
  const open =
    firmness && !hasCompleteEvidence(firmness.sign)
      ? (grounds?.criteria.filter(({ isCore, finding }) => isCore && finding.tone === 'unknown') ??
        [])
      : [];
  if (open.length === 0) return firmness?.meaning;
  const names = formatNames(
    locale,
    open.map(({ name }) => name),
  );
  return text.ruling.openCore(names, open.length);
}

function Departure({
  grounds: { departure, departurePosition, secondEditor, missing },
  otherwise,
}: {
  grounds: GroundsView;
  otherwise: Verdict | 'none';
}) {
  const { text, locale, to } = useLanguage();
  const words = text.ruling;
  const lacks = formatList(
    locale,
    missing.map((part) => words.missing[part]),
  );
  return (
    <>
      {otherwise === 'none' ? words.departsFromNothing : words.departs(text.verdict[otherwise])}{' '}
      {departure ?? (missing.includes('reason') ? '' : words.departureIsReason)}{' '}
      {lacks && words.departsWithout(lacks)}
      {departurePosition && (
        <span className="block">
          {words.linkedPosition}:{' '}
          <Link
            to={`${to(`/positions/${departurePosition.holder}`)}#${departurePosition.id}`}
            className="link wrap-anywhere"
          >
            {departurePosition.who}
          </Link>{' '}
          ({text.positions.stances[departurePosition.stance]})
        </span>
      )}
      {secondEditor && (
        <span className="block">
          {words.secondEditor}: <bdi>{secondEditor}</bdi>
        </span>
      )}
    </>
  );
}

function Method({ children }: { children: ReactNode }) {
  const { to } = useLanguage();
  return (
    <Link to={to('/methodology')} className="link">
      {children}
    </Link>
  );
}
