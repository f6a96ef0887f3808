import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Entry } from '#app/mine/data/directory.ts';
import { VerdictOf } from '#app/mine/parts/verdict-of.tsx';
import { PRODUCT_SCOPES } from '#domain/method/scope.ts';

/** Staking and the like, where the verdict on it is another than that on the listing; each leads to what it rests on. */
export function OtherUses({ entry: { kind, id, verdict, products } }: { entry: Entry }) {
  const { text, to } = useLanguage();
  const words = text.mine.uses;
  const others = PRODUCT_SCOPES.flatMap((product) => {
    const other = products[product];
    return other && other !== verdict ? [{ product, verdict: other }] : [];
  });
  if (others.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{words.otherwise}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {others.map(({ product, verdict }) => (
          <li key={product} className="flex flex-wrap items-center gap-2">
            <Link to={to(`/${kind}/${id}#${product}`)} className="link py-1">
              {words.names[product]}
            </Link>
            <VerdictOf verdict={verdict} />
          </li>
        ))}
      </ul>
    </div>
  );
}
