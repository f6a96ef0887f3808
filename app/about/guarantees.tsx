import { BanknoteX, type LucideIcon, Scale, ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';

/** Facts of every installation that can be verified: the method, the ledger, no payments. */
export function Guarantees() {
  const { method, payments, ledger } = useLanguage().text.about;
  return (
    <ul className="card grid divide-line max-lg:divide-y lg:grid-cols-3 lg:divide-x">
      <Guarantee Icon={Scale} path="/methodology" {...method} />
      <Guarantee Icon={ScrollText} path="/changes" {...ledger} />
      <Guarantee Icon={BanknoteX} {...payments} />
    </ul>
  );
}

function Guarantee({
  Icon,
  title,
  text,
  path,
}: {
  Icon: LucideIcon;
  title: string;
  text: string;
  /** The page that shows it. */
  path?: string;
}) {
  const { to } = useLanguage();
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1 px-4 py-3 sm:p-5">
      <Icon className="mt-1 size-5 text-accent" strokeWidth={1.75} aria-hidden="true" />
      <h3 className="text-lg">
        {path ? (
          <Link to={to(path)} className="row-link link">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className="col-start-2 text-pretty text-muted max-sm:text-sm">{text}</p>
    </li>
  );
}
