import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingName } from '#app/listing/listing-name.tsx';
import { VerdictBadge } from '#app/listing/verdict-badge.tsx';
import type { ListingSummary } from '#domain/listing/display.ts';
import type { Scope } from '#domain/ruling/scope.ts';
import type { ShownRuling } from '#domain/ruling/shown.ts';
import { FindingMark } from './finding-mark.tsx';

/** A listing to be compared, with all its rulings. */
export interface Compared {
  listing: ListingSummary;
  rulings: ShownRuling[];
}

/** Listings side by side: verdict against verdict and criterion against criterion, a table a scope. */
export function Comparison({ compared, scopes }: { compared: Compared[]; scopes: Scope[] }) {
  const { text } = useLanguage();
  const shown = scopes.length > 0 ? scopes : (['spot'] as const);
  return (
    <div className="grid gap-8">
      {shown.map((scope) => (
        <ScopeTable key={scope} scope={scope} compared={compared} />
      ))}
      <p className="text-sm text-muted">{text.verdict.notAFatwa}</p>
    </div>
  );
}

function ScopeTable({ scope, compared }: { scope: Scope; compared: Compared[] }) {
  const { text, to } = useLanguage();
  const rulings = compared.map(({ rulings }) => rulings.find((ruling) => ruling.scope === scope));
  const [named] = rulings.flatMap((ruling) => ruling ?? []);
  const criteria = rulings.find((ruling) => ruling?.grounds)?.grounds?.criteria ?? [];
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-136 table-fixed">
        <caption className="pb-3 text-start text-xl font-semibold">{named?.scopeName}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="w-36 p-2 text-start font-normal text-muted">
              {text.compare.criterion}
            </th>
            {compared.map(({ listing }) => (
              <th key={listing.id} scope="col" className="p-2 text-start">
                <Link
                  to={to(
                    listing.kind === 'coin' ? `/coin/${listing.id}` : `/exchange/${listing.id}`,
                  )}
                  className="link"
                >
                  <ListingName listing={listing} />
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            label={text.listing.status}
            cells={rulings.map((ruling, place) =>
              cellOf(
                compared[place]?.listing.id,
                ruling && <Verdict ruling={ruling} />,
                ruling?.verdict,
              ),
            )}
          />
          <Row
            label={text.compare.firmness}
            cells={rulings.map((ruling, place) =>
              cellOf(compared[place]?.listing.id, ruling?.firmness.name, ruling?.firmness.id),
            )}
          />
          {criteria.map(({ id, name }) => (
            <Row
              key={id}
              label={name}
              cells={rulings.map((ruling, place) => {
                const { id: listingId = '' } = compared[place]?.listing ?? {};
                if (!ruling) return { id: listingId, content: null, value: undefined };
                const answer = ruling.grounds?.criteria.find((criterion) => criterion.id === id);
                const finding = answer?.finding ?? 'unknown';
                const note = answer?.note && (
                  <span className="block text-sm text-muted">{answer.note}</span>
                );
                const content = (
                  <>
                    <FindingMark finding={finding} />
                    {note}
                  </>
                );
                return { id: listingId, content, value: finding };
              })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Cell {
  id: string;
  content: ReactNode;
  /** What is compared of it. */
  value: string | undefined;
}

function cellOf(id: string | undefined, content: ReactNode, value: string | undefined): Cell {
  return { id: id ?? '', content, value };
}

function Row({ label, cells }: { label: string; cells: Cell[] }) {
  const { text } = useLanguage();
  const differs = new Set(cells.map(({ value }) => value)).size > 1;
  return (
    <tr className={`border-b border-line align-top ${differs ? 'bg-accent/5' : ''}`}>
      <th scope="row" className="p-2 text-start font-medium">
        {label}
        {differs && (
          <span className="block text-sm font-normal text-accent">{text.compare.differs}</span>
        )}
      </th>
      {cells.map(({ id, content }) => (
        <td key={id} className="p-2 break-words">
          {content ?? <span className="text-muted">{text.compare.notRuled}</span>}
        </td>
      ))}
    </tr>
  );
}

function Verdict({ ruling }: { ruling: ShownRuling }) {
  const { text, locale } = useLanguage();
  return (
    <>
      <VerdictBadge ruling={{ verdict: ruling.verdict, reviewed: true }} />
      {ruling.ruledAt && (
        <span className="block pt-1 text-sm text-muted">
          {text.verdict.reviewedOn(formatDate(locale, ruling.ruledAt))}
        </span>
      )}
    </>
  );
}
