import { formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VerdictDisc } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { PRODUCT_SCOPES, type Scope } from '#domain/method/scope.ts';

/** The products of an exchange in words, those with the same verdict and firmness in a line. */
export function ProductGroups({ exchange }: { exchange: RuledSummary }) {
  const { text, locale } = useLanguage();
  const namesOf = (scopes: Scope[]) =>
    formatNames(
      locale,
      scopes.map((scope) => text.exchanges.strip[scope]),
    );
  const ruled = exchange.rulings.filter(({ isMain }) => !isMain);
  const groups = Map.groupBy(ruled, ({ verdict, firmness, isOverdue, isDeparture }) =>
    [verdict, firmness.name, isOverdue, isDeparture].join(),
  );
  const rest = PRODUCT_SCOPES.filter(
    (scope) => !exchange.rulings.some((ruling) => ruling.scope === scope),
  );
  const states = Map.groupBy(rest, (scope) =>
    exchange.notOffered.includes(scope) ? text.ruling.notOffered : text.ruling.notLookedAt,
  );
  return (
    <ul className="product-groups">
      {[...groups].map(([key, rulings]) => (
        <li key={key}>
          <span>{namesOf(rulings.map(({ scope }) => scope))}</span>{' '}
          {rulings[0] && <VerdictDisc ruling={rulings[0]} isNamed isFirmnessShort />}
        </li>
      ))}
      {[...states].map(([state, scopes]) => (
        <li key={state} className="text-muted">
          <span>{namesOf(scopes)}</span> <span>{state}</span>
        </li>
      ))}
    </ul>
  );
}
