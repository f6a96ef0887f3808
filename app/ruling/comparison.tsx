import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingName } from '#app/listing/listing-name.tsx';
import { VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import type { ListingSummary } from '#domain/listing/display.ts';
import { MAIN_SCOPE, type Scope } from '#domain/method/scope.ts';
import type { CriterionView, RulingView } from '#domain/ruling/ruling-view.ts';
import { FindingMark } from './finding-mark.tsx';

/** A listing to be compared, with all its rulings. */
export interface Compared {
  listing: ListingSummary;
  rulings: RulingView[];
}

/** Listings side by side by verdict and criterion, one table per scope. */
export function Comparison({ compared, scopes }: { compared: Compared[]; scopes: Scope[] }) {
  const { text } = useLanguage();
  const tables = scopes.length > 0 ? scopes : [MAIN_SCOPE];
  return (
    <div className="grid grid-cols-1 gap-8">
      {tables.map((scope) => (
        <ScopeTable key={scope} scope={scope} compared={compared} />
      ))}
      <p className="text-sm text-muted">{text.verdict.notAFatwa}</p>
    </div>
  );
}

// Row labels stay visible while the table scrolls sideways.
const STICKY = 'sticky start-0 bg-paper';

/** A listing and its ruling on the scope of the table, if any. */
interface Column {
  listing: ListingSummary;
  ruling: RulingView | undefined;
}

function ScopeTable({ scope, compared }: { scope: Scope; compared: Compared[] }) {
  const { text } = useLanguage();
  const columns = compared.map(({ listing, rulings }) => ({
    listing,
    ruling: rulings.find((ruling) => ruling.scope === scope),
  }));
  const rulings = columns.flatMap(({ ruling }) => ruling ?? []);
  // Rulings of different versions of the method answer different criteria.
  const criteria = new Map(
    rulings.flatMap(({ grounds }) => grounds?.criteria.map(({ id, name }) => [id, name]) ?? []),
  );
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-136 table-fixed">
        <caption className="pb-3 text-start text-xl font-semibold">{rulings[0]?.scopeName}</caption>
        <thead>
          <tr className="border-b border-line">
            <th
              scope="col"
              className={`${STICKY} w-28 p-2 text-start font-normal text-muted sm:w-36`}
            >
              {text.compare.criterion}
            </th>
            {columns.map(({ listing }) => (
              <Heading key={listing.id} listing={listing} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={text.listing.status} columns={columns} comparedBy={({ verdict }) => verdict}>
            {(ruling) => <Verdict ruling={ruling} />}
          </Row>
          <Row
            label={text.compare.firmness}
            columns={columns}
            comparedBy={({ firmness }) => firmness.id}
          >
            {({ firmness }) => firmness.name}
          </Row>
          {[...criteria].map(([id, name]) => {
            const answerIn = ({ grounds }: RulingView) =>
              grounds?.criteria.find((criterion) => criterion.id === id);
            return (
              <Row
                key={id}
                label={name}
                columns={columns}
                comparedBy={(ruling) => (answerIn(ruling)?.finding ?? ruling.unanswered).id}
              >
                {(ruling) => <Answer ruling={ruling} answer={answerIn(ruling)} />}
              </Row>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ listing }: { listing: ListingSummary }) {
  const { to } = useLanguage();
  return (
    <th scope="col" className="p-2 text-start">
      <Link to={to(`/${listing.kind}/${listing.id}`)} className="link">
        <ListingName listing={listing} />
      </Link>
    </th>
  );
}

function Row({
  label,
  columns,
  comparedBy,
  children,
}: {
  label: string;
  columns: Column[];
  /** The value that decides whether the columns differ. */
  comparedBy: (ruling: RulingView) => string;
  children: (ruling: RulingView) => ReactNode;
}) {
  const { text } = useLanguage();
  const values = columns.map(({ ruling }) => ruling && comparedBy(ruling));
  const differs = new Set(values).size > 1;
  return (
    <tr className={`border-b border-line align-top ${differs ? 'bg-accent/5' : ''}`}>
      <th scope="row" className={`${STICKY} p-2 text-start font-medium`}>
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
      <VerdictLockup ruling={ruling} />
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
  return (
    <>
      <FindingMark finding={answer?.finding ?? unanswered} />
      {answer?.note && <span className="block text-sm text-muted">{answer.note}</span>}
    </>
  );
}
