import { Ban } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Scope } from '#domain/method/scope.ts';
import type { UnofferedReason, UnofferedScopes } from '#domain/ruling/offers.ts';
import { VerdictDisc } from './verdict-lockup.tsx';

/** The verdicts on the products of an exchange. */
export interface ProductVerdicts {
  rulings: (ComponentProps<typeof VerdictDisc>['ruling'] & { scope: Scope })[];
  unoffered: UnofferedScopes;
}

/** The verdict on a product in short, that it is not or may not be offered, or `none`. */
export function ProductVerdict({
  of: { rulings, unoffered },
  scope,
  none,
}: {
  of: ProductVerdicts;
  scope: Scope;
  none: ReactNode;
}) {
  const ruling = rulings.find((each) => each.scope === scope);
  const reason = unoffered[scope];
  return (
    <>
      {ruling && <VerdictDisc ruling={ruling} />}
      {reason && <NotOffered reason={reason} />}
      {!ruling && !reason && <span className="text-muted">{none}</span>}
    </>
  );
}

/** The sign and the words for a product that is not or may not be offered. */
export function NotOffered({ reason }: { reason: UnofferedReason }) {
  const { text } = useLanguage();
  return (
    <span className="flex items-center gap-1.5 text-muted">
      <Ban className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <span className="disc-word">{text.ruling.unoffered[reason]}</span>
    </span>
  );
}
