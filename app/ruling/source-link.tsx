import { ExternalLink } from '#app/ui/external-link.tsx';
import { webAddress } from '#domain/outbound/web-address.ts';
import { scriptLanguage } from './script-language.ts';

/** The title and site of a source, linked if its address is a web address. */
export function SourceLink({ url, title }: { url: string; title: string }) {
  const address = webAddress(url);
  const name = <bdi lang={scriptLanguage(title)}>{title}</bdi>;
  if (!address) return name;
  return (
    <>
      <ExternalLink href={url} className="link wrap-anywhere">
        {name}
      </ExternalLink>{' '}
      <bdi dir="ltr">{`(${siteOf(address)})`}</bdi>
    </>
  );
}

function siteOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}
