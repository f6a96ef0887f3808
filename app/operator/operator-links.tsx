import { useSite } from '#app/context/use-site.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { OperatorLink, type OperatorLinkName } from './operator-link.tsx';

/** Each link whose page the operator may set, with the host it leads to. */
export function OperatorLinks() {
  const { text } = useLanguage();
  const labels: Record<OperatorLinkName, string> = {
    startTrading: text.nav.startTrading,
    signUp: text.home.signUp,
    demoVideo: text.home.watchDemo,
  };
  const names = Object.keys(labels) as OperatorLinkName[];
  return (
    <dl className="grid max-w-prose gap-2">
      {names.map((name) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt>
            <OperatorLink name={name} className="link inline-flex min-h-11 items-center gap-1">
              {labels[name]}
            </OperatorLink>
          </dt>
          <dd className="flex items-center text-muted [overflow-wrap:anywhere]">
            <Destination name={name} />
          </dd>
        </div>
      ))}
    </dl>
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
