import { useSite } from '#app/context/use-site.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';

/** The contact of the site's operator. */
export function Contact({ address }: { address: string | undefined }) {
  const words = useLanguage().text.accessibility;
  const isFollowed = (useSite()?.links.social.length ?? 0) > 0;
  if (!address) {
    return <p className="max-w-prose">{isFollowed ? words.noContact : words.noAddress}</p>;
  }
  if (!address.startsWith('mailto:')) {
    return (
      <p>
        <ExternalLink href={address} className="link">
          {words.contactLink}
        </ExternalLink>
      </p>
    );
  }
  const mail = address.slice('mailto:'.length).replace(/\?.*/, '');
  return (
    <p>
      {words.contactLink}:{' '}
      <a href={address} className="link [overflow-wrap:anywhere]">
        <bdi dir="ltr">{mail}</bdi>
      </a>
    </p>
  );
}
