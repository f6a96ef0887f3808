import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PublisherView } from '#app/context/publisher.ts';
import { useSite } from '#app/context/use-site.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NoContact } from '#app/operator/contact.tsx';
import { OwnWords, PublisherName } from '#app/operator/publisher.tsx';
import { KeyRows } from '#app/ui/key-rows.tsx';
import { SplitSection } from './split-section.tsx';

/** The publisher’s statements about themselves and who pays; nothing if nothing is set. */
export function Publisher({ publisher }: { publisher: PublisherView }) {
  const words = useLanguage().text.about;
  const isExplained = publisher.paragraphs.length > 0;
  if (publisher.name === null && !isExplained) return null;
  const value = (
    <>
      <PublisherName publisher={publisher} />
      {isExplained && <OwnWords publisher={publisher} />}
    </>
  );
  const rows = [{ key: 'publisher', term: words.publisher, value }];
  if (isExplained)
    rows.push({ key: 'pays', term: words.whoPays, value: <>{words.whoPaysAbove}</> });
  return (
    <SplitSection title={words.publisherTitle} {...(isExplained && { note: words.beyond })}>
      <KeyRows rows={rows} />
    </SplitSection>
  );
}

/**
 * The statements that the publisher has not made, with what follows for the reader, and what to do about an error where nobody
 * can be written to; nothing if all are set.
 */
export function Unsaid({ publisher }: { publisher: PublisherView }) {
  const { text, to } = useLanguage();
  const words = text.about;
  const site = useSite();
  const isExplained = publisher.paragraphs.length > 0;
  const rows: { key: string; term: string; value: ReactNode }[] = [];
  if (publisher.name === null) {
    rows.push({ key: 'name', term: words.publisher, value: words.unsaid.name });
  }
  if (!isExplained) {
    rows.push({ key: 'pays', term: words.whoPays, value: words.unsaid.whoPays });
  }
  if (!site?.contact) {
    rows.push({ key: 'contact', term: words.contact, value: <NoContact /> });
  }
  if (!site?.contact && site?.links.social.length === 0) {
    const value = (
      <p>
        {words.errorText}{' '}
        <Link to={to('/changes')} className="link">
          {text.home.allChanges}
        </Link>
      </p>
    );
    rows.push({ key: 'error', term: words.errorTitle, value });
  }
  if (rows.length === 0) return null;
  return (
    <SplitSection title={words.unsaidTitle} {...(!isExplained && { note: words.beyond })}>
      <KeyRows rows={rows} />
    </SplitSection>
  );
}
