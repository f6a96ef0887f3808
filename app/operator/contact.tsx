import type { ReactNode } from 'react';
import { useSite } from '#app/context/use-site.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { PageSection } from '#app/ui/page-section.tsx';

/** The part of a page that asks readers to write; without a contact, `title` and whether there is another way. */
export function ContactSection({
  title,
  text: request,
  children,
}: {
  /** The heading where nobody can be written to. */
  title: string;
  /** The request to readers: what to write about. */
  text: string;
  children?: ReactNode;
}) {
  const words = useLanguage().text.contact;
  const site = useSite();
  const address = site?.contact;
  if (address) {
    return (
      <PageSection title={words.title} text={request}>
        <p>
          <ContactLink address={address} />
        </p>
        {children}
      </PageSection>
    );
  }
  return (
    <PageSection title={title}>
      <NoContact />
      {children}
    </PageSection>
  );
}

/** One line on whether there is another way, where nobody can be written to. */
export function NoContact() {
  const words = useLanguage().text.contact;
  const isFollowed = (useSite()?.links.social.length ?? 0) > 0;
  return <p className="max-w-prose">{isFollowed ? words.socialOnly : words.none}</p>;
}

/** One line that asks for corrections of the page about `subject`; nothing without a contact. */
export function CorrectionLine({ subject, path }: { subject: string; path: string }) {
  const { text, to } = useLanguage();
  const site = useSite();
  if (!site?.contact) return null;
  return (
    <p className="no-print max-w-prose text-sm text-muted">
      {text.contact.wrongHere}{' '}
      <ContactLink address={site.contact} subject={`${subject}: ${site.origin}${to(path)}`} />
    </p>
  );
}

/** A link to the contact. A mail to it names `subject`, unless the operator has set a subject. */
export function ContactLink({ address, subject }: { address: string; subject?: string }) {
  const words = useLanguage().text.contact;
  if (!address.startsWith('mailto:')) {
    return (
      <ExternalLink href={address} className="link">
        {words.link}
      </ExternalLink>
    );
  }
  const { pathname, search } = new URL(address);
  const query = search || (subject ? `?subject=${encodeURIComponent(subject)}` : '');
  return (
    <>
      {words.link}:{' '}
      <a href={`mailto:${pathname}${query}`} className="link [overflow-wrap:anywhere]">
        <bdi dir="ltr">{pathname}</bdi>
      </a>
    </>
  );
}
