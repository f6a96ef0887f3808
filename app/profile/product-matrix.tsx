import { formatDate, formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { evidenceId } from '#app/verdict/evidence-id.ts';
import { VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import { decidingCriteria } from '#domain/ruling/deciding-criteria.ts';
import type { Offers } from '#domain/ruling/offers.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';
import { OfferSources } from './offers.tsx';

/**
 * The products of an exchange: where one alone is classified, as facts, since its verdict is above; else each with its verdict and what decides it, or that it is not offered or not classified; two or more
 * without a verdict share a line. On a phone a verdict takes two lines.
 */
export function ProductMatrix({
  name,
  rulings,
  offers,
  licensedIn,
}: {
  name: string;
  rulings: RulingView[];
  offers: Offers;
  /** The licences in short. */
  licensedIn: string;
}) {
  const { text, locale } = useLanguage();
  const words = text.ruling;
  const rest = SCOPES.filter((scope) => rulings.every((ruling) => ruling.scope !== scope));
  const isFolded = rest.length > 1;
  const listOf = (scopes: Scope[]) =>
    formatNames(
      locale,
      scopes.map((scope) => text.exchanges.products[scope]),
    );
  const isNotOffered = (scope: Scope) => offers[scope]?.offered === 'no';
  const unclassified = listOf(rest.filter((scope) => !isNotOffered(scope)));
  const unoffered = listOf(rest.filter(isNotOffered));
  const [only] = rulings;
  if (only && rulings.length === 1) {
    return (
      <>
        <OnlyProduct
          ruling={only}
          unclassified={unclassified}
          unoffered={unoffered}
          licensedIn={licensedIn}
        />
        <OfferSources offers={offers} />
      </>
    );
  }
  const having = (verdict: RulingView['verdict']) =>
    rulings.filter((ruling) => ruling.verdict === verdict).length;
  return (
    <>
      {rulings.length > 0 && (
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
          {SCOPES.filter((scope) => !isFolded || !rest.includes(scope)).map((scope) => (
            <tr
              key={scope}
              className="relative border-b border-line last:border-0 product-row sm:*:py-2.5 sm:*:pe-4"
            >
              <ProductCells
                scope={scope}
                ruling={rulings.find((ruling) => ruling.scope === scope)}
                isNotOffered={isNotOffered(scope)}
              />
            </tr>
          ))}
        </tbody>
      </table>
      {isFolded && (
        <p className="snug text-sm text-pretty text-muted">
          {unclassified && words.unclassified(unclassified)}{' '}
          {unoffered && words.unoffered(unoffered)}
        </p>
      )}
      <OfferSources offers={offers} />
    </>
  );
}

// A table would have one row, which repeats the verdict above it.
function OnlyProduct({
  ruling,
  unclassified,
  unoffered,
  licensedIn,
}: {
  ruling: RulingView;
  unclassified: string;
  unoffered: string;
  licensedIn: string;
}) {
  const { text } = useLanguage();
  const words = text.ruling;
  const question = openQuestion(ruling);
  return (
    <dl className="snug grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-4">
      {question && (
        <div>
          <dt className="text-muted">{words.settledBy}</dt>
          <dd>{question}</dd>
        </div>
      )}
      <div>
        <dt className="text-muted">{words.onlyProduct}</dt>
        <dd className="font-medium">{ruling.scopeName}</dd>
      </div>
      {(unclassified || unoffered) && (
        <div>
          <dt className="text-muted">{words.otherProducts}</dt>
          {unclassified && <dd>{words.unclassified(unclassified)}</dd>}
          {unoffered && <dd>{words.unoffered(unoffered)}</dd>}
        </div>
      )}
      <div>
        <dt>
          <a href="#licences" className="link">
            {text.countries.licencesTitle}
          </a>
        </dt>
        <dd>{licensedIn}</dd>
      </div>
    </dl>
  );
}

function ProductCells({
  scope,
  ruling,
  isNotOffered,
}: {
  scope: Scope;
  ruling: RulingView | undefined;
  isNotOffered: boolean;
}) {
  const { text, locale } = useLanguage();
  const words = text.ruling;
  if (!ruling) {
    return (
      <>
        <th scope="row" className="text-start font-medium">
          {text.exchanges.products[scope]}
        </th>
        <td colSpan={3} className="text-muted">
          {isNotOffered ? words.notOffered : words.notLookedAt}
        </td>
      </>
    );
  }
  const question = openQuestion(ruling);
  return (
    <>
      <th scope="row" className="text-start font-medium">
        <a href={ruling.isMain ? '#evidence' : `#${evidenceId(scope)}`} className="link row-link">
          {ruling.scopeName}
        </a>
      </th>
      <td>
        <VerdictLockup ruling={ruling} isScopeNamed />
        {isNotOffered && <span className="block text-muted">{words.notOffered}</span>}
      </td>
      <td className="max-xl:hidden">
        {decidedBy(ruling, locale, words.nothingOpen)}
        {ruling.isMain && question && <span className="block text-muted">{question}</span>}
      </td>
      <td className="whitespace-nowrap text-muted max-md:hidden">
        {ruling.reviewDue && formatDate(locale, ruling.reviewDue)}
      </td>
    </>
  );
}

// The question that a source would have to answer, where the verdict rests on what is not known.
function openQuestion(ruling: RulingView): string | undefined {
  const deciding = decidingCriteria(ruling);
  return deciding?.tone === 'unknown' ? deciding.criteria[0]?.question : undefined;
}

// The worst finding on core criteria, with these criteria.
function decidedBy(ruling: RulingView, locale: string, nothingOpen: string): string {
  const criteria = decidingCriteria(ruling)?.criteria ?? [];
  const [first] = criteria;
  if (!first) return ruling.grounds?.criteria.some(({ isCore }) => isCore) ? nothingOpen : '';
  const names = formatNames(
    locale,
    criteria.map(({ name }) => name),
  );
  return `${first.finding.name}: ${names}`;
}
