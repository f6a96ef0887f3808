import { Link } from 'react-router';
import { useSite } from '#app/context/use-site.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { KeyRows } from '#app/ui/key-rows.tsx';
import { latin } from '#domain/text/isolated.ts';

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
          value: (
            <>
              <p>{payments.text}</p>
              <StartTradingLine />
            </>
          ),
        },
      ]}
    />
  );
}

/** The destination of the button in the header, which may look like an advertisement. */
function StartTradingLine() {
  const { text } = useLanguage();
  const site = useSite();
  if (!site) return null;
  const href = site.links.startTrading;
  return (
    <p>
      {href
        ? text.about.startTradingAway(text.nav.startTrading, latin(new URL(href).host))
        : text.about.startTradingHere(text.nav.startTrading)}{' '}
      <a href="#operator-links" className="link">
        {text.about.operatorLinksTitle}
      </a>
    </p>
  );
}
