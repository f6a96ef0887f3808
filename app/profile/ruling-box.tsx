import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { ListingDetail } from '#domain/listing/display.ts';
import type { Signature } from '#domain/ruling/ruling.ts';

/** The reason of the verdict, who has signed it, and that it is not a fatwa. */
export function RulingBox({
  listing,
  signature,
}: {
  listing: ListingDetail;
  /** Under the main ruling. */
  signature: Signature | null;
}) {
  const { text, locale } = useLanguage();
  const note = listing.reasonNote;
  const inEnglish = listing.inEnglish.includes('reason') ? { lang: 'en', dir: 'ltr' } : {};
  return (
    <section aria-labelledby="ruling" className="grid content-start gap-3">
      <h2 id="ruling" className="text-xl">
        {listing.reason ? text.listing.reason : text.listing.status}
      </h2>
      {listing.reason && (
        <div>
          {note && <p className="text-sm text-muted">{text.listing.reasonNote[note]}</p>}
          <p {...inEnglish} className="max-w-prose whitespace-pre-line text-pretty">
            {listing.reason}
          </p>
        </div>
      )}
      <p className="text-sm text-muted">
        {text.verdict.notAFatwa}
        {listing.ruledAt && <> {text.verdict.reviewedOn(formatDate(locale, listing.ruledAt))}.</>}{' '}
        {listing.verdict &&
          (signature ? <SignedBy signature={signature} /> : text.verdict.unsigned)}
      </p>
    </section>
  );
}

function SignedBy({ signature: { name, url, signedOn, isOfEarlier } }: { signature: Signature }) {
  const { text, locale } = useLanguage();
  const words = text.verdict;
  return (
    <>
      {words.signedBy}{' '}
      <ExternalLink href={url} className="link">
        <bdi>{name}</bdi>
      </ExternalLink>{' '}
      {words.signedOn(formatDate(locale, signedOn))}
      {isOfEarlier && <> {words.signedEarlier}</>}.
    </>
  );
}
