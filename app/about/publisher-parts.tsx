import { Link } from 'react-router';
import type { PublisherView } from '#app/context/publisher.ts';
import { useSite } from '#app/context/use-site.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContactLink, NoContact } from '#app/operator/contact.tsx';
import { OwnWords, PublisherName } from '#app/operator/publisher.tsx';
import { KeyRows } from '#app/ui/key-rows.tsx';
import { SplitSection } from './split-section.tsx';

/** The publisher, its means and the contact for errors, with a fixed sentence for what the publisher has not said. */
export function Answers({ publisher }: { publisher: PublisherView }) {
  const words = useLanguage().text.about;
  const isExplained = publisher.paragraphs.length > 0;
  const name =
    publisher.name === null ? <p>{words.unsaid.name}</p> : <PublisherName publisher={publisher} />;
  return (
    <SplitSection title={words.answersTitle} {...(!isExplained && { note: words.beyond })}>
      <KeyRows
        rows={[
          { key: 'publisher', term: words.publisher, value: name },
          isExplained
            ? { key: 'statement', term: words.statement, value: <OwnWords publisher={publisher} /> }
            : { key: 'pays', term: words.whoPays, value: words.unsaid.whoPays },
          { key: 'error', term: words.errorTitle, value: <IfWrong /> },
        ]}
      />
    </SplitSection>
  );
}

/** The contact for errors, or what to do where nobody can be written to. */
function IfWrong() {
  const { text, to } = useLanguage();
  const words = text.about;
  const site = useSite();
  if (site?.contact) {
    return (
      <>
        <p>{words.correctionsText}</p>
        <p>
          <ContactLink address={site.contact} />
        </p>
      </>
    );
  }
  return (
    <>
      <NoContact />
      {site?.links.social.length === 0 && (
        <p>
          {words.errorText}{' '}
          <Link to={to('/changes')} className="link">
            {text.home.allChanges}
          </Link>
        </p>
      )}
    </>
  );
}
