import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';

/** The link for messages to the site's operator, or a text if no address is configured. */
export function Contact({ address }: { address: string | undefined }) {
  const words = useLanguage().text.accessibility;
  if (!address) return <p className="max-w-prose">{words.noContact}</p>;
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
