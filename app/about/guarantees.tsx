import { BanknoteX, type LucideIcon, Scale, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VerdictBadge } from '#app/listing/verdict-badge.tsx';
import type { MethodView } from '#domain/ruling/method-view.ts';

/** Facts of every installation that can be verified: no payments, the rules of the verdicts, the ledger. */
export function Guarantees({ rules }: { rules: MethodView['verdictTable'] }) {
  const { text } = useLanguage();
  const { method, payments, ledger } = text.about;
  return (
    <div className="grid items-start gap-3 sm:gap-6 lg:grid-cols-2">
      <Guarantee
        Icon={Scale}
        title={method.title}
        text={method.text}
        page={{ path: '/methodology', title: text.methodology.title }}
      >
        <ol className="grid divide-y divide-line border-t border-line text-sm sm:text-base">
          {rules.map(
            ({ id, condition, verdict }) =>
              verdict && (
                <li key={id} className="flex items-center justify-between gap-x-4 py-1.5">
                  {condition}
                  <VerdictBadge verdict={verdict} />
                </li>
              ),
          )}
        </ol>
      </Guarantee>
      <div className="grid gap-3 sm:gap-6">
        <Guarantee Icon={BanknoteX} title={payments.title} text={payments.text} />
        <Guarantee
          Icon={ScrollText}
          title={ledger.title}
          text={ledger.text}
          page={{ path: '/changes', title: text.changes.title }}
        />
      </div>
    </div>
  );
}

function Guarantee({
  Icon,
  title,
  text,
  page,
  children,
}: {
  Icon: LucideIcon;
  title: string;
  text: string;
  page?: { path: string; title: string };
  children?: ReactNode;
}) {
  const { to } = useLanguage();
  return (
    <section className="card grid content-start gap-2 px-4 py-3 sm:p-5">
      <h3 className="flex items-center gap-3 text-lg sm:text-xl">
        <Icon className="size-6 shrink-0 text-accent" strokeWidth={1.75} aria-hidden="true" />
        {title}
      </h3>
      {children}
      <p className="text-pretty text-muted max-sm:text-sm">{text}</p>
      {page && (
        <Link
          to={to(page.path)}
          className="link inline-flex min-h-11 w-fit items-center max-sm:text-sm"
        >
          {page.title}
        </Link>
      )}
    </section>
  );
}
