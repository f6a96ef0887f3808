import { useLanguage } from '#app/i18n/use-language.ts';
import type { ListingDetail } from '#domain/listing/display.ts';
import { FoldedText } from './folded-text.tsx';

/** The reason of the verdict. */
export function RulingBox({ listing }: { listing: ListingDetail }) {
  const { text } = useLanguage();
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
          <FoldedText {...inEnglish}>{listing.reason}</FoldedText>
        </div>
      )}
      {!listing.reason && <p className="text-sm text-muted">{text.verdict.notAFatwa}</p>}
    </section>
  );
}
