import { ExternalLink } from '#app/ui/external-link.tsx';
import { webAddress } from '#domain/outbound/web-address.ts';
import { scriptLanguage } from './script-language.ts';

/** Where somebody else’s sentence stands: the title of its page and the site. What is no web address is no link. */
export function SourceLink({ url, title }: { url: string; title: string }) {
  const address = webAddress(url);
  const name = <bdi lang={scriptLanguage(title)}>{title}</bdi>;
  if (!address) return name;
  return (
    <>
      <ExternalLink href={url} className="link wrap-anywhere">
        {name}
      </ExternalLink>{' '}
      <bdi dir="ltr">({siteOf(address)})</bdi>
    </>
  );
}

// As a reader knows it.
function siteOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}
