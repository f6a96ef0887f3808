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

/** The statements that the publisher has not made, and what follows for the reader; nothing if all are set. */
export function Unsaid({ publisher }: { publisher: PublisherView }) {
  const words = useLanguage().text.about;
  const site = useSite();
  const isExplained = publisher.paragraphs.length > 0;
  const hasOtherWay = !site?.contact && (site?.links.social.length ?? 0) > 0;
  const gaps = useGaps(publisher);
  if (gaps.length === 0) return null;
  const consequences = gaps
    .filter((gap) => gap !== 'contact' || !hasOtherWay)
    .map((gap) => words.consequences[gap]);
  return (
    <SplitSection title={words.unsaidTitle} {...(!isExplained && { note: words.beyond })}>
      <div className="card grid gap-2 px-4 py-3 sm:px-5">
        <p className="font-medium">
          {words.unsaid(gaps.map((gap) => words.gaps[gap]).join(` ${words.orElse} `))}
        </p>
        {hasOtherWay && <NoContact />}
        {consequences.length > 0 && <p>{consequences.join(' ')}</p>}
      </div>
    </SplitSection>
  );
}

function useGaps(publisher: PublisherView) {
  const site = useSite();
  const isGap = {
    name: publisher.name === null,
    whoPays: publisher.paragraphs.length === 0,
    contact: !site?.contact,
  };
  return (['name', 'whoPays', 'contact'] as const).filter((gap) => isGap[gap]);
}
