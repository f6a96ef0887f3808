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
    <ul className="grid gap-3 lg:grid-cols-3">
      {guarantees.map(({ key, Icon, page }) => (
        <li
          key={key}
          className="card grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 p-4 sm:p-5"
        >
          <Icon className="mt-1 size-5 text-accent" strokeWidth={1.75} aria-hidden="true" />
          <div className="grid content-start gap-1">
            <h3 className="text-lg">{words[key].title}</h3>
            <p className="text-muted">{words[key].text}</p>
            {page && (
              <Link to={to(page.path)} className="link inline-flex min-h-11 w-fit items-center">
                {page.title}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
