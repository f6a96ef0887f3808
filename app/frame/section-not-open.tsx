import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';

/** A section whose place in the navigation stands before the section does. */
export function SectionNotOpen({ title, text: subtitle }: { title: string; text: string }) {
  const { text, to } = useLanguage();
  return (
    <div className="container-page grid gap-6 pt-10 sm:pt-14">
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="max-w-prose text-lg text-muted">{subtitle}</p>
      </header>
      <div className="card grid justify-items-start gap-4 p-6">
        <p className="text-lg font-medium">{text.section.notOpenYet}</p>
        <p className="text-muted">{text.section.meanwhile}</p>
        <div className="flex flex-wrap gap-2">
          <Link to={to('/cryptocurrencies')} className="button button-primary">
            {text.home.allCoins}
          </Link>
          <Link to={to('/exchange')} className="button">
            {text.home.allExchanges}
          </Link>
        </div>
      </div>
    </div>
  );
}
