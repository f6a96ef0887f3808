import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Scope } from '#domain/method/scope.ts';
import { VerdictDisc } from './verdict-lockup.tsx';

/** The verdicts on the products of an exchange. */
export interface ProductVerdicts {
  rulings: (ComponentProps<typeof VerdictDisc>['ruling'] & { scope: Scope })[];
  notOffered: readonly Scope[];
}

/** The verdict on a product in short, that it is not offered, or `none`. */
export function ProductVerdict({
  of: { rulings, notOffered },
  scope,
  none,
}: {
  of: ProductVerdicts;
  scope: Scope;
  none: ReactNode;
}) {
  const { text } = useLanguage();
  const ruling = rulings.find((each) => each.scope === scope);
  const isNotOffered = notOffered.includes(scope);
  return (
    <>
      {ruling && <VerdictDisc ruling={ruling} />}
      {isNotOffered && <span className="block text-muted">{text.ruling.notOffered}</span>}
      {!ruling && !isNotOffered && <span className="text-muted">{none}</span>}
    </>
  );
}
