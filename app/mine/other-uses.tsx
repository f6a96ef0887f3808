import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { DirectoryEntry } from '#app/mine/data/directory.ts';
import { VerdictLabel } from '#app/mine/parts/verdict-label.tsx';
import { PRODUCT_SCOPES } from '#domain/method/scope.ts';

/** The products (staking and the like) whose verdict differs from the main one, linked to their grounds. */
export function OtherUses({ entry: { kind, id, verdict, products } }: { entry: DirectoryEntry }) {
  const { text, to } = useLanguage();
  const words = text.mine.uses;
  const others = PRODUCT_SCOPES.flatMap((product) => {
    const own = products[product];
    return own && own !== verdict ? [{ product, verdict: own }] : [];
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
            <VerdictLabel verdict={verdict} />
          </li>
        ))}
      </ul>
    </div>
  );
}
