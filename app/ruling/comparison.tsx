import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { Rosette } from '#app/verdict/rosette.tsx';
import { VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import type { ListingSummary } from '#domain/listing/display.ts';
import type { Scope } from '#domain/method/scope.ts';
import { lettersIn } from '#domain/ruling/ruling-glance.ts';
import type { CriterionView, RulingView } from '#domain/ruling/ruling-view.ts';
import { compareHref } from './compare-query.ts';
import { FindingMark } from './finding-mark.tsx';

/** A listing to be compared, with all its rulings. */
export interface Compared {
  listing: ListingSummary;
  /** The products that an exchange does not offer. */
  notOffered: Scope[];
  rulings: RulingView[];
}

/** Listings side by side by verdict and criterion, one table per scope that any of them has a ruling on. */
export function Comparison({
  compared,
  scopes,
  unruled,
  isOnlyDifferent,
}: {
  compared: Compared[];
  scopes: Scope[];
  /** The names of the scopes without a ruling. */
  unruled: Scope[];
  isOnlyDifferent: boolean;
}) {
  const { text, locale } = useLanguage();
  return (
    <div className="grid grid-cols-1 gap-10">
      {scopes.length > 0 && <Switch compared={compared} isOnlyDifferent={isOnlyDifferent} />}
      {scopes.map((scope) => (
        <ScopeTable
          key={scope}
          scope={scope}
          compared={compared}
          isOnlyDifferent={isOnlyDifferent}
        />
      ))}
      {unruled.length > 0 && (
        <p>
          {text.compare.noneRuled(
            formatList(
              locale,
              unruled.map((scope) => text.exchanges.products[scope]),
            ),
          )}
        </p>
      )}
      <p className="text-sm text-muted">{text.verdict.notAFatwa}</p>
    </div>
  );
}

function Switch({ compared, isOnlyDifferent }: { compared: Compared[]; isOnlyDifferent: boolean }) {
  const { text, to } = useLanguage();
  const kind = compared[0]?.listing.kind ?? null;
  const ids = compared.map(({ listing }) => listing.id);
  return (
    <div className="no-print -mb-6">
      <Link
        to={compareHref(to('/compare'), kind, ids, { isOnlyDifferent: !isOnlyDifferent })}
        preventScrollReset
        className="button"
      >
        {isOnlyDifferent ? text.compare.all : text.compare.onlyDifferent}
      </Link>
    </div>
  );
}

/** Row labels stay visible while the table scrolls sideways. */
const STICKY = 'sticky start-0 bg-paper';

/** Narrow screens scroll the table sideways; on others its head stays below the page's. */
const SCROLLER = 'max-lg:overflow-x-auto';
const HEAD = 'lg:sticky lg:top-16 lg:z-10 bg-paper low:static';

const LEAST_WIDTH = ['min-w-112', 'min-w-152', 'min-w-200'];

/** A listing and its ruling on the scope of the table, if any. */
interface Column {
  listing: ListingSummary;
  ruling: RulingView | undefined;
}

function ScopeTable({
  scope,
  compared,
  isOnlyDifferent,
}: {
  scope: Scope;
  compared: Compared[];
  isOnlyDifferent: boolean;
}) {
  const { text } = useLanguage();
  const columns = compared.map(({ listing, rulings }) => ({
    listing,
    ruling: rulings.find((ruling) => ruling.scope === scope),
  }));
  const rulings = columns.flatMap(({ ruling }) => ruling ?? []);
  // Rulings of different versions of the method answer different criteria.
  const names = new Map(
    rulings.flatMap(({ grounds }) => grounds?.criteria.map(({ id, name }) => [id, name]) ?? []),
  );
  const criteria = [...names].map(([id, name]) => ({
    id,
    name,
    differs: differ(columns, (ruling) => answeredIn(ruling, id)),
  }));
  const shown = isOnlyDifferent ? criteria.filter(({ differs }) => differs) : criteria;
  return (
    <div className={SCROLLER}>
      <table className={`w-full table-fixed ${LEAST_WIDTH[compared.length - 2] ?? ''}`}>
        <caption className="pb-3 text-start text-xl font-semibold">{rulings[0]?.scopeName}</caption>
        <thead className={HEAD}>
          <tr>
            <th
              scope="col"
              className={`${STICKY} w-24 p-2 text-start align-bottom font-normal text-muted sm:w-44`}
            >
              {text.compare.criterion}
            </th>
            {columns.map((column) => (
              <Heading key={column.listing.id} {...column} />
            ))}
          </tr>
          <Row
            label={text.listing.status}
            columns={columns}
            differs={differ(columns, ({ verdict }) => verdict)}
          >
            {(ruling) => <Verdict ruling={ruling} />}
          </Row>
        </thead>
        <tbody>
          {shown.map(({ id, name, differs }) => (
            <Row key={id} label={name} columns={columns} differs={differs}>
              {(ruling) => <Answer ruling={ruling} answer={answerIn(ruling, id)} />}
            </Row>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && isOnlyDifferent && (
        <p className="p-2 text-muted">{text.compare.noneDiffer}</p>
      )}
    </div>
  );
}

function answerIn({ grounds }: RulingView, id: string): CriterionView | undefined {
  return grounds?.criteria.find((criterion) => criterion.id === id);
}

/** The finding on a criterion; undefined where nothing is known. */
function answeredIn(ruling: RulingView, id: string): string | undefined {
  const finding = answerIn(ruling, id)?.finding;
  return finding?.tone === 'unknown' ? undefined : finding?.id;
}

/** True: two columns have different values. A row in which one has none never differs. */
function differ(columns: Column[], valueIn: (ruling: RulingView) => string | undefined): boolean {
  const values = new Set(columns.map(({ ruling }) => ruling && valueIn(ruling)));
  return values.size > 1 && !values.has(undefined);
}

function Heading({ listing, ruling }: Column) {
  const { to } = useLanguage();
  const glance = ruling && { ...ruling, findings: lettersIn(ruling.grounds?.criteria ?? []) };
  return (
    <th scope="col" className="p-2 text-start align-bottom">
      <span className="flex flex-wrap items-center gap-2">
        <ListingLogo image={listing.image} letter={listing.letter} size="sm" />
        <Rosette ruling={glance ?? null} isDecorative />
        <Link to={to(`/${listing.kind}/${listing.id}`)} className="link min-w-0 break-words">
          <ListingName listing={listing} />
        </Link>
      </span>
    </th>
  );
}

function Row({
  label,
  columns,
  differs,
  children,
}: {
  label: string;
  columns: Column[];
  differs: boolean;
  children: (ruling: RulingView) => ReactNode;
}) {
  const { text } = useLanguage();
  return (
    <tr className={`border-b border-line align-top ${differs ? 'bg-accent/5' : ''}`}>
      <th scope="row" className={`${STICKY} p-2 text-start font-medium break-words`}>
        {label}
        {differs && (
          <span className="block text-sm font-normal text-accent">{text.compare.differs}</span>
        )}
      </th>
      {columns.map(({ listing, ruling }) => (
        <td key={listing.id} className="p-2 break-words">
          {ruling ? children(ruling) : <span className="text-muted">{text.compare.notRuled}</span>}
        </td>
      ))}
    </tr>
  );
}

function Verdict({ ruling }: { ruling: RulingView }) {
  const { text, locale } = useLanguage();
  return (
    <>
      <VerdictLockup ruling={ruling} isScopeNamed />
      {ruling.ruledAt && (
        <span className="block pt-1 text-sm text-muted">
          {text.verdict.reviewedOn(formatDate(locale, ruling.ruledAt))}
        </span>
      )}
    </>
  );
}

function Answer({
  ruling: { unanswered },
  answer,
}: {
  ruling: RulingView;
  answer: CriterionView | undefined;
}) {
  const { text } = useLanguage();
  const mark = <FindingMark finding={answer?.finding ?? unanswered} />;
  if (!answer?.note) return mark;
  return (
    <>
      {mark}
      <details className="text-sm text-muted">
        <summary className="inline-flex min-h-6 cursor-pointer items-center underline hover:text-accent">
          {text.compare.note}
          <span className="sr-only">{` · ${answer.name}`}</span>
        </summary>
        <p>{answer.note}</p>
      </details>
    </>
  );
}
