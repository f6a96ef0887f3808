import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { KeyRows } from '#app/ui/key-rows.tsx';

/** Facts of every installation that can be verified: the method, the ledger, no payments. */
export function Guarantees() {
  const { text, to } = useLanguage();
  const { method, payments, ledger } = text.about;
  const linked = (title: string, path: string) => (
    <Link to={to(path)} className="link font-semibold">
      {title}
    </Link>
  );
  return (
    <KeyRows
      rows={[
        { key: 'method', term: linked(method.title, '/methodology'), value: method.text },
        { key: 'ledger', term: linked(ledger.title, '/changes'), value: ledger.text },
        {
          key: 'payments',
          term: <span className="font-semibold text-ink">{payments.title}</span>,
          value: payments.text,
        },
      ]}
    />
  );
}
