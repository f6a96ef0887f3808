import { useSite } from '#app/context/use-site.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Facts } from '#app/ui/facts.tsx';
import { OperatorLink, type OperatorLinkName } from './operator-link.tsx';

/** The links that the operator may set, each with its host; one sentence while all stay on the site. */
export function OperatorLinks() {
  const { text } = useLanguage();
  const labels: Record<OperatorLinkName, string> = {
    startTrading: text.nav.startTrading,
    signUp: text.home.signUp,
    demoVideo: text.home.watchDemo,
  };
  const names = Object.keys(labels) as OperatorLinkName[];
  const links = useSite()?.links;
  if (links && names.every((name) => !links[name])) {
    return (
      <p>
        {text.about.ownPages}{' '}
        <Facts
          facts={names.map((name) => (
            <OperatorLink key={name} name={name} className="link">
              {labels[name]}
            </OperatorLink>
          ))}
        />
      </p>
    );
  }
  return (
    <ul className="grid gap-1">
      {names.map((name) => (
        <li key={name} className="flex flex-wrap items-center gap-x-2">
          <OperatorLink name={name} className="link inline-flex min-h-11 items-center gap-1">
            {labels[name]}
          </OperatorLink>
          <span className="text-muted">
            <Destination name={name} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Destination({ name }: { name: OperatorLinkName }) {
  const { text } = useLanguage();
  const href = useSite()?.links[name];
  if (href) return <bdi dir="ltr">{new URL(href).host}</bdi>;
  return {
    startTrading: text.about.ownPage(text.exchanges.title),
    signUp: text.about.ownPage(text.mine.title),
    demoVideo: text.about.ownPage(text.methodology.title),
  }[name];
}
