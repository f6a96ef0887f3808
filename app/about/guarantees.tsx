import { BanknoteX, Scale, ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';

/** Facts of every installation that can be verified: no payments, the method, the ledger. */
export function Guarantees() {
  const { text, to } = useLanguage();
  const words = text.about;
  const guarantees = [
    { key: 'payments', Icon: BanknoteX, page: null },
    {
      key: 'method',
      Icon: Scale,
      page: { path: '/methodology', title: text.methodology.title },
    },
    { key: 'ledger', Icon: ScrollText, page: { path: '/changes', title: text.changes.title } },
  ] as const;
  return (
    <ul className="card grid divide-line max-lg:divide-y lg:grid-cols-3 lg:divide-x rtl:lg:divide-x-reverse">
      {guarantees.map(({ key, Icon, page }) => (
        <li
          key={key}
          className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 px-4 py-3 sm:p-5"
        >
          <Icon className="mt-1 size-5 text-accent" strokeWidth={1.75} aria-hidden="true" />
          <div className="grid content-start gap-1">
            <h3 className="text-base sm:text-lg">{words[key].title}</h3>
            <p className="text-pretty text-muted max-sm:text-sm">{words[key].text}</p>
            {page && (
              <Link
                to={to(page.path)}
                className="link inline-flex min-h-11 w-fit items-center max-sm:text-sm"
              >
                {page.title}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
