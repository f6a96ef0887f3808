import { Fragment } from 'react';
import { formatDate, formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Facts } from '#app/ui/facts.tsx';
import { evidenceId } from '#app/verdict/evidence-id.ts';
import { VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import { decidingCriteria } from '#domain/ruling/deciding-criteria.ts';
import { type Offers, type UnofferedReason, unofferedScopes } from '#domain/ruling/offers.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';
import { OfferSources } from './offers.tsx';

/**
 * The products of an exchange, each with its verdict and what decides it: after the main one the worst first; those without one are a
 * line. The card above has the main verdict, so that a table of it alone, and its row on a phone, would repeat the card.
 */
export function ProductMatrix({
  name,
  rulings,
  offers,
}: {
  name: string;
  rulings: RulingView[];
  offers: Offers;
}) {
  const { text, locale } = useLanguage();
  const words = text.ruling;
  const unoffered = unofferedScopes(offers);
  const stateOf = (scope: Scope) => {
    const reason = unoffered[scope];
    return reason ? words.unoffered[reason] : words.notLookedAt;
  };
  const unruled = SCOPES.filter((scope) => !rulings.some((ruling) => ruling.scope === scope));
  const namesOf = (scopes: Scope[]) =>
    formatNames(
      locale,
      scopes.map((scope) => text.exchanges.strip[scope]),
    );
  const byVerdict = Map.groupBy(rulings.toSorted(bySeverity), ({ verdict }) => verdict);
  const others = unruled.length > 0 && (
    <Facts
      facts={[...Map.groupBy(unruled, stateOf)].map(([state, scopes]) => (
        <Fragment key={state}>
          <span className="text-muted">{state}:</span> {namesOf(scopes)}
        </Fragment>
      ))}
    />
  );
  if (rulings.every(({ isMain }) => isMain)) {
    return (
      <>
        {others && <p className="text-sm leading-snug">{others}</p>}
        <OfferSources offers={offers} />
      </>
    );
  }
  return (
    <>
      <p className="leading-snug font-medium max-sm:sr-only">
        <Facts
          facts={[...byVerdict].map(
            ([verdict, group]) =>
              `${text.verdict[verdict]}: ${namesOf(group.map(({ scope }) => scope))}`,
          )}
        />
      </p>
      {/* Columns are fixed: otherwise each row that arrives later would change the widths of those already shown. */}
      <table className="w-full text-start text-sm xl:table-fixed">
        <caption className="sr-only">{words.matrix(name)}</caption>
        <thead className="border-b border-line text-muted max-sm:sr-only">
          <tr className="*:py-2 *:pe-4 *:text-start *:font-medium">
            <th scope="col" className="xl:w-52">
              {words.product}
            </th>
            <th scope="col" className="xl:w-88">
              {text.listing.status}
            </th>
            <th scope="col" className="max-xl:hidden">
              {words.decides}
            </th>
            <th scope="col" className="max-md:hidden xl:w-36">
              {words.classified}
            </th>
            <th scope="col" className="max-lg:hidden xl:w-36">
              {words.dueColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {mainThenWorst(rulings).map((ruling) => (
            <tr
              key={ruling.scope}
              className={`relative border-b border-line last:border-0 sm:*:py-2.5 sm:*:pe-4 ${ruling.isMain ? 'max-sm:hidden' : 'product-row'}`}
            >
              <ProductCells ruling={ruling} unofferedReason={unoffered[ruling.scope]} />
            </tr>
          ))}
          {others && (
            <tr>
              <td colSpan={4} className="py-2 leading-snug">
                {others}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <OfferSources offers={offers} />
    </>
  );
}

// The order of the verdicts in which a reader has to know them.
const SEVERITY: Record<RulingView['verdict'], number> = { haram: 0, questionable: 1, halal: 2 };

const bySeverity = (one: RulingView, other: RulingView) =>
  SEVERITY[one.verdict] - SEVERITY[other.verdict];

function mainThenWorst(rulings: RulingView[]): RulingView[] {
  return rulings.toSorted(
    (one, other) => Number(other.isMain) - Number(one.isMain) || bySeverity(one, other),
  );
}

function ProductCells({
  ruling,
  unofferedReason,
}: {
  ruling: RulingView;
  unofferedReason: UnofferedReason | undefined;
}) {
  const { text, locale } = useLanguage();
  const words = text.ruling;
  return (
    <>
      <th scope="row" className="text-start font-medium">
        <a
          href={ruling.isMain ? '#evidence' : `#${evidenceId(ruling.scope)}`}
          className="link row-link"
        >
          {ruling.scopeName}
        </a>
      </th>
      <td>
        <VerdictLockup ruling={ruling} isScopeNamed />
        {unofferedReason && (
          <span className="block text-muted">{words.unoffered[unofferedReason]}</span>
        )}
      </td>
      {/* The card above has that of the main product. */}
      <td className={ruling.isMain ? 'max-xl:hidden' : 'product-ground sm:max-xl:hidden'}>
        <DecidedBy ruling={ruling} />
      </td>
      <td className="whitespace-nowrap text-muted max-md:hidden">
        {ruling.ruledAt && (
          <time dateTime={ruling.ruledAt.slice(0, 10)}>{formatDate(locale, ruling.ruledAt)}</time>
        )}
      </td>
      <td className="whitespace-nowrap text-muted max-lg:hidden">
        {ruling.reviewDue && formatDate(locale, ruling.reviewDue)}
      </td>
    </>
  );
}

// The worst finding on core criteria, with these criteria.
function DecidedBy({ ruling }: { ruling: RulingView }) {
  const { text, locale } = useLanguage();
  const deciding = decidingCriteria(ruling);
  const [first] = deciding?.criteria ?? [];
  if (!deciding || !first) {
    return ruling.grounds?.criteria.some(({ isCore }) => isCore) && text.ruling.nothingOpen;
  }
  const names = formatNames(
    locale,
    deciding.criteria.map(({ name }) => name),
  );
  return `${first.finding.name}: ${names}`;
}
