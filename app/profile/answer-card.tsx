import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { FormerVerdict } from '#app/ledger/former-verdict.ts';
import { ScholarsBar } from '#app/position/scholars-bar.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { CRITERION_ID } from '#app/verdict/criterion-id.ts';
import { evidenceId } from '#app/verdict/evidence-id.ts';
import { FindingBar } from '#app/verdict/finding-bar.tsx';
import { CoreArc, Rosette } from '#app/verdict/rosette.tsx';
import { VerdictDisc, VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import type { ListingDetail } from '#domain/listing/display.ts';
import { letterOf } from '#domain/method/definition.ts';
import { SPOT } from '#domain/method/scope.ts';
import { lettersIn } from '#domain/ruling/ruling-glance.ts';
import type { GroundsView, RulingView } from '#domain/ruling/ruling-view.ts';
import { Reason } from './reason.tsx';
import { SignedBy } from './signed-by.tsx';

/** The answer: verdict, firmness, its reason, what it is for, what others decided, and its dates; beside it the findings as a drawing. */
export function AnswerCard({
  listing,
  main,
  products,
  changedAt,
  formerly,
  children,
}: {
  listing: ListingDetail;
  /** Null: nobody has ruled. */
  main: RulingView | null;
  /** The rulings on other uses. */
  products: RulingView[];
  changedAt: string | null;
  /** The main verdict until its change of the last year. */
  formerly: FormerVerdict | null;
  /** The products of an exchange. */
  children?: ReactNode;
}) {
  const { text } = useLanguage();
  const hasProducts = Boolean(children);
  const criteria = main?.grounds?.criteria ?? [];
  const decisions = main?.positions?.decisions;
  const hasTable = hasProducts && products.length > 0;
  const days = (
    <Days
      main={main}
      products={hasProducts ? products : []}
      changedAt={changedAt}
      formerly={formerly}
    />
  );
  const glance = main && {
    verdict: main.verdict,
    firmness: main.firmness,
    findings: lettersIn(criteria),
  };
  return (
    <section
      aria-label={text.ruling.atAGlance}
      className="card flex flex-col overflow-hidden lg:grid lg:grid-cols-[minmax(0,1fr)_35rem]"
    >
      {/* On a narrow screen other parts of the card go between the two of this column. */}
      <div className="contents lg:block">
        <div
          className={`grid gap-2.5 px-4 pt-4 sm:gap-4 sm:px-6 sm:pt-6 sm:pb-4 print:gap-2 print:pt-3 ${hasProducts ? 'max-sm:pb-2' : ''}`}
        >
          <div className="flex items-center gap-3 max-[20rem]:flex-wrap sm:grid sm:gap-1.5">
            <VerdictLockup ruling={main} size="lg" />
            {main && <Review main={main} />}
          </div>
          <Reason listing={listing} main={main} isShort={hasTable} />
          {main && !hasProducts && <OtherFailures main={main} />}
          {main ? (
            <p className="snug text-sm text-pretty max-sm:text-xsm">
              {main.scope === SPOT
                ? text.ruling.conditions[listing.kind]
                : text.ruling.noSpot(main.scopeName)}
            </p>
          ) : (
            <p>{text.verdict.nobodyRuled}</p>
          )}
          {hasProducts ? (
            !hasTable && children
          ) : (
            <>
              <Products rulings={products} />
              {days}
            </>
          )}
        </div>
        <div className="order-last grid gap-2.5 p-4 pt-2.5 sm:p-6 sm:pt-4 lg:pt-0">
          {hasProducts && days}
          {hasProducts && decisions && <ScholarsBar decisions={decisions} isShort />}
          <Standing main={main} isUnchanged={changedAt === null} />
        </div>
      </div>
      {/* A phone has no room for its key. */}
      <div className="flex items-center gap-6 border-line p-6 max-sm:hidden max-lg:border-t lg:border-s print:hidden">
        <Rosette ruling={glance} size="lg" isDecorative={criteria.length > 0} />
        {criteria.length > 0 && <Findings criteria={criteria} />}
      </div>
      {hasProducts
        ? hasTable && (
            <div className="grid gap-2 border-line px-4 sm:border-t sm:px-6 sm:pt-5 sm:pb-4 lg:col-span-full">
              {children}
            </div>
          )
        : decisions && (
            <div className="border-line px-4 pt-2.5 sm:border-t sm:px-6 sm:py-4 lg:col-span-full">
              <ScholarsBar decisions={decisions} />
            </div>
          )}
    </section>
  );
}

// The loudest petals of a drawing whose verdict does not follow from them.
function OtherFailures({ main }: { main: RulingView }) {
  const { text, locale } = useLanguage();
  const { criteria = [], needsCoreForHaram = false } = main.grounds ?? {};
  const failing = criteria.filter(({ isCore, finding }) => !isCore && finding.tone === 'fail');
  const [first] = failing;
  if (!first || !needsCoreForHaram) return null;
  const names = formatNames(
    locale,
    failing.map(({ name }) => name),
  );
  return (
    <p className="no-print snug flex items-center gap-2 text-sm text-pretty">
      <FindingBar finding={first.finding} />
      {text.ruling.failsBeside(first.finding.name, names)}
    </p>
  );
}

function Products({ rulings }: { rulings: RulingView[] }) {
  if (rulings.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {rulings.map((ruling) => (
        <ProductChip key={ruling.scope} ruling={ruling} />
      ))}
    </ul>
  );
}

// Another use with its verdict, as a link to its section.
function ProductChip({ ruling }: { ruling: RulingView }) {
  return (
    <li>
      <a
        href={`#${evidenceId(ruling.scope)}`}
        className="inline-flex min-h-9 flex-wrap items-center gap-x-2 rounded-lg border border-edge px-2.5 text-sm hover:border-accent"
      >
        {ruling.scopeName} <VerdictDisc ruling={ruling} />
      </a>
    </li>
  );
}

function Days({
  main,
  products,
  changedAt,
  formerly,
}: {
  main: RulingView | null;
  /** The products of a table, which has their days where there is room. */
  products: RulingView[];
  changedAt: string | null;
  formerly: FormerVerdict | null;
}) {
  const { text, locale } = useLanguage();
  const words = text.ruling;
  if (!main) return null;
  const [other, ...differing] = new Set(products.map(({ ruledAt }) => ruledAt?.slice(0, 10)));
  const days = [
    { label: words.classified, day: main.ruledAt },
    differing.length === 0 && { label: words.othersClassified, day: other, isOnPhone: true },
    { label: words.changedOn, day: changedAt },
    { label: words.nextReview, day: main.reviewDue },
  ].filter((day) => day !== false);
  return (
    <div className="grid gap-1.5 text-sm max-sm:text-xsm">
      <dl className="grid gap-x-6 empty:hidden sm:flex sm:flex-wrap">
        {days.map(
          ({ label, day, isOnPhone = false }) =>
            day && (
              <div
                key={label}
                className={`snug flex justify-between gap-x-2 ${isOnPhone ? 'sm:hidden' : 'sm:grid'}`}
              >
                <dt className="text-muted">{label}</dt>
                <dd>
                  <time dateTime={day.slice(0, 10)}>{formatDate(locale, day)}</time>
                </dd>
              </div>
            ),
        )}
      </dl>
      {formerly && <Formerly formerly={formerly} />}
    </div>
  );
}

// A reader who knows the earlier verdict would else take one of the two for an error.
function Formerly({
  formerly: { verdict, until, isOfEarlierMethod },
}: {
  formerly: FormerVerdict;
}) {
  const { text, locale } = useLanguage();
  // Not broken within.
  const day = formatDate(locale, until).replaceAll(' ', '\u00a0');
  return (
    <p className="snug flex gap-2">
      <History className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <a href="#changes" className="link">
        {text.ruling.formerly(text.verdict[verdict], day, isOfEarlierMethod)}
      </a>
    </p>
  );
}

// The scholar who has signed the verdict, or that none has.
function Review({ main: { grounds } }: { main: RulingView }) {
  const { text } = useLanguage();
  return (
    <p className="snug shrink-0 grow basis-23 text-sm text-pretty max-sm:text-xsm">
      {grounds?.signature ? <SignedBy signature={grounds.signature} /> : text.verdict.unsigned}
    </p>
  );
}

function Standing({ main, isUnchanged }: { main: RulingView | null; isUnchanged: boolean }) {
  const { text } = useLanguage();
  const words = text.ruling;
  return (
    <p className="snug text-sm text-pretty text-muted">
      {main && isUnchanged && `${words.unchanged} `}
      {text.verdict.notAFatwa}{' '}
      {main?.grounds && (
        <span className="inline-block first-letter:uppercase">
          {words.methodVersion(main.grounds.method)}.
        </span>
      )}
    </p>
  );
}

/** The letters of findings, the worst first. */
const WORST_FIRST = 'fcrunhp-';

function worstFirst(criteria: GroundsView['criteria']): GroundsView['criteria'] {
  const rankOf = ({ finding }: GroundsView['criteria'][number]) =>
    WORST_FIRST.indexOf(letterOf(finding));
  return criteria.toSorted((one, other) => rankOf(one) - rankOf(other));
}

// By finding, the worst first: the key of the drawing. The evidence has the criteria in the order of the method.
function Findings({ criteria }: Pick<GroundsView, 'criteria'>) {
  const { text } = useLanguage();
  const groups = Map.groupBy(worstFirst(criteria), ({ finding }) => finding.name);
  return (
    <div className="grid grow content-start gap-3 text-sm">
      <dl className="grid gap-2.5">
        {[...groups].map(([name, group]) => (
          <div key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
            <dt className="contents">
              <span className="flex h-[1lh] items-center">
                {group[0] && <FindingBar finding={group[0].finding} />}
              </span>
              <span className="font-medium">
                {name}
                {group.length > 1 && (
                  <span className="font-normal text-muted">{` ${group.length}`}</span>
                )}
              </span>
            </dt>
            <dd className="snug col-start-2 text-pretty">
              <Facts
                facts={group.map(({ id, name: criterion }) => (
                  <a
                    key={id}
                    href={`#${CRITERION_ID}${id}`}
                    className="link inline-flex min-h-6 items-center"
                  >
                    {criterion}
                  </a>
                ))}
              />
            </dd>
          </div>
        ))}
      </dl>
      {criteria.some(({ isCore }) => isCore) && (
        <p className="flex items-center gap-2.5 text-muted">
          <CoreArc />
          {text.ruling.coreCriteria}
        </p>
      )}
    </div>
  );
}
