import { scriptLanguage } from '#app/i18n/script-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { hostOf, webAddress } from '#domain/outbound/web-address.ts';

/** The title and site of a source, linked if its address is a web address. */
export function SourceLink({ url, title }: { url: string; title: string }) {
  const name = <bdi lang={scriptLanguage(title)}>{title}</bdi>;
  if (!webAddress(url)) return name;
  const host = hostOf(url);
  return (
    <>
      <ExternalLink href={url} className="link wrap-anywhere">
        {name}
      </ExternalLink>
      {/* A page without a title of its own is named by its site. */}
      {title !== host && (
        <>
          {' '}
          <bdi dir="ltr">{`(${host})`}</bdi>
        </>
      )}
    </>
  );
}
