import { formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ProductVerdicts } from '#app/verdict/product-verdict.tsx';
import { VerdictDisc } from '#app/verdict/verdict-lockup.tsx';
import { SCOPES, type Scope } from '#domain/method/scope.ts';

/**
 * The verdicts on the products of an exchange, those alike in a line; that on `main` is elsewhere on the card. Products without
 * one share a line, those not offered another.
 */
export function ProductStrip({
  exchange: { rulings, notOffered },
  main,
  isNamed = true,
}: {
  exchange: ProductVerdicts;
  main: Scope | undefined;
  /** The firmness is in words; `wide`: on phones only read out. */
  isNamed?: true | 'wide';
}) {
  const { text, locale } = useLanguage();
  const named = (scopes: Scope[]) =>
    formatList(
      locale,
      scopes.map((scope) => text.exchanges.strip[scope]),
    );
  const others = SCOPES.filter((scope) => rulings.every((ruling) => ruling.scope !== scope));
  const rest = [
    {
      label: text.ruling.notLookedAt,
      scopes: others.filter((scope) => !notOffered.includes(scope)),
    },
    { label: text.ruling.notOffered, scopes: others.filter((scope) => notOffered.includes(scope)) },
  ].filter(({ scopes }) => scopes.length > 0);
  return (
    <ul className="product-strip">
      {alike(rulings.filter(({ scope }) => scope !== main)).map((same) => (
        <li key={same[0]?.scope}>
          <span className="product-name">{named(same.map(({ scope }) => scope))}</span>{' '}
          {same[0] && <VerdictDisc ruling={same[0]} isNamed={isNamed} />}
        </li>
      ))}
      {rest.map(({ label, scopes }) => (
        <li key={label} className="product-rest">
          {`${label}: ${named(scopes)}`}
        </li>
      ))}
    </ul>
  );
}

type ProductRuling = ProductVerdicts['rulings'][number];

// Rulings with the same verdict, as firm and with the same marks.
function alike(rulings: ProductRuling[]): ProductRuling[][] {
  const groups = Map.groupBy(
    rulings,
    ({ verdict, firmness, isOverdue, isDeparture }) =>
      `${verdict} ${firmness?.name} ${isOverdue} ${isDeparture}`,
  );
  return [...groups.values()];
}
