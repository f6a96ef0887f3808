import { Fragment } from 'react';
import { formatDate, formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Facts } from '#app/ui/facts.tsx';
import { evidenceId } from '#app/verdict/evidence-id.ts';
import { VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import { decidingCriteria } from '#domain/ruling/deciding-criteria.ts';
import type { Offers } from '#domain/ruling/offers.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';
import { OfferSources } from './offers.tsx';

/** The products of an exchange, each with its verdict and what decides it; those without one are a line. On a phone a verdict takes two lines. */
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
  const isNotOffered = (scope: Scope) => offers[scope]?.offered === 'no';
  const stateOf = (scope: Scope) => (isNotOffered(scope) ? words.notOffered : words.notLookedAt);
  const unruled = SCOPES.filter((scope) => !rulings.some((ruling) => ruling.scope === scope));
  const having = (verdict: RulingView['verdict']) =>
    rulings.filter((ruling) => ruling.verdict === verdict).length;
  return (
    <>
      {rulings.length > 1 && (
        <p className="leading-snug font-medium max-sm:sr-only">
          {words.productCounts(having('halal'), having('haram'), rulings.length)}
        </p>
      )}
      {/* Columns are fixed: otherwise each row that arrives later would change the widths of those already shown. */}
      <table className="w-full text-start text-sm xl:table-fixed">
        <caption className="sr-only">{words.matrix(name)}</caption>
        <thead className="border-b border-line text-muted max-sm:sr-only">
          <tr className="*:py-2 *:pe-4 *:text-start *:font-medium">
            <th scope="col" className="xl:w-64">
              {words.product}
            </th>
            <th scope="col" className="xl:w-88">
              {text.listing.status}
            </th>
            <th scope="col" className="max-xl:hidden">
              {words.decides}
            </th>
            <th scope="col" className="max-md:hidden xl:w-36">
              {words.dueColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {SCOPES.map((scope) => {
            const ruling = rulings.find((given) => given.scope === scope);
            return (
              ruling && (
                <tr
                  key={scope}
                  className="relative border-b border-line last:border-0 product-row sm:*:py-2.5 sm:*:pe-4"
                >
                  <ProductCells ruling={ruling} isNotOffered={isNotOffered(scope)} />
                </tr>
              )
            );
          })}
          {unruled.length > 0 && (
            <tr>
              <td colSpan={4} className="py-2 leading-snug">
                <Facts
                  facts={[...Map.groupBy(unruled, stateOf)].map(([state, scopes]) => (
                    <Fragment key={state}>
                      <span className="text-muted">{state}:</span>{' '}
                      {formatNames(
                        locale,
                        scopes.map((scope) => text.exchanges.strip[scope]),
                      )}
                    </Fragment>
                  ))}
                />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <OfferSources offers={offers} />
    </>
  );
}

function ProductCells({ ruling, isNotOffered }: { ruling: RulingView; isNotOffered: boolean }) {
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
        {isNotOffered && <span className="block text-muted">{words.notOffered}</span>}
      </td>
      {/* The card above has that of the main product. */}
      <td className={ruling.isMain ? 'max-xl:hidden' : 'product-ground sm:max-xl:hidden'}>
        <DecidedBy ruling={ruling} />
      </td>
      <td className="whitespace-nowrap text-muted max-md:hidden">
        {ruling.reviewDue && formatDate(locale, ruling.reviewDue)}
      </td>
    </>
  );
}

// The worst finding on core criteria, with these criteria: on a phone with the first, and how many more there are.
function DecidedBy({ ruling }: { ruling: RulingView }) {
  const { text, locale } = useLanguage();
  const [first, ...more] = decidingCriteria(ruling)?.criteria ?? [];
  if (!first) {
    return ruling.grounds?.criteria.some(({ isCore }) => isCore) && text.ruling.nothingOpen;
  }
  const names = [first, ...more].map(({ name }) => name);
  return (
    <>
      {`${first.finding.name}: `}
      <span className="max-sm:hidden">{formatNames(locale, names)}</span>
      <span className="sm:hidden">
        {first.name}
        {more.length > 0 && (
          <>
            {' '}
            <bdi dir="ltr">{`+${more.length}`}</bdi>
          </>
        )}
      </span>
    </>
  );
}
