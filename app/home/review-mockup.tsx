import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { languageName, quoteLanguage, scriptLanguage } from '#app/i18n/script-language.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { FindingBar } from '#app/verdict/finding-bar.tsx';
import { Rosette } from '#app/verdict/rosette.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import type { Evidence } from '#domain/ruling/ruling.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import type { FindingView } from '#domain/ruling/ruling-view.ts';
import { useSeen } from './use-seen.ts';

/** A listing's review in miniature, with the first source of its ruling. */
export interface Sample {
  listing: RuledSummary;
  criterion: string;
  finding: FindingView;
  /** The first sentence of the editors' note on the criterion, where the quote is not in the page's language; else null. */
  note: string | null;
  evidence: Pick<Evidence, 'quote' | 'title' | 'readOn'>;
  /** The host of its website. */
  website: string | null;
}

/** A real review in miniature: verdict, drawing, a quoted source and the official address, numbered like the points beside it. */
export function ReviewMockup({ sample }: { sample: Sample }) {
  const { text, to, locale } = useLanguage();
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  const { listing, criterion, finding, note, evidence, website } = sample;
  const ruling = mainGlance(listing.rulings);
  return (
    <div
      ref={ref}
      className={`mockup card relative bg-raised p-2 sm:p-5 ${isSeen ? 'animate' : ''}`}
    >
      <div className="card grid gap-2.5 p-3 sm:gap-4 sm:p-5">
        <div className="mockup-part flex items-center gap-3">
          <Callout number={1} />
          <span className="max-sm:hidden">
            <ListingLogo image={listing.image} letter={listing.letter} />
          </span>
          <div className="grid min-w-0 grow justify-items-start gap-1">
            <Link
              to={to(`/coin/${listing.id}`)}
              className="row-link text-lg font-semibold hover:text-accent"
            >
              <ListingName listing={listing} />
            </Link>
            <GlanceLine ruling={ruling} size="row" />
          </div>
          <span className="max-sm:hidden">
            <Rosette ruling={ruling} size="md" />
          </span>
        </div>
        <div className="mockup-part grid gap-1.5 border-t border-line pt-2.5 sm:pt-4">
          <p className="flex items-center gap-2 font-medium">
            <Callout number={2} /> {criterion}
            <span className="ms-auto flex items-center gap-2 text-sm font-normal">
              <FindingBar finding={finding} />
              {finding.name}
            </span>
          </p>
          {note && <p className="text-sm text-pretty">{note}</p>}
          <blockquote
            {...quoteLanguage(evidence.quote)}
            className={`border-s-2 border-accent/60 ps-3 text-sm line-clamp-4 sm:line-clamp-3 ${note ? 'text-muted' : ''}`}
          >
            {evidence.quote}
          </blockquote>
          <p className="mockup-source text-sm text-muted max-sm:text-xs">
            {note && (
              <span className="max-sm:sr-only">
                {`${text.ruling.quoteIn(languageName(locale, scriptLanguage(evidence.quote)))} · `}
              </span>
            )}
            <bdi lang={scriptLanguage(evidence.title)}>{evidence.title}</bdi> ·{' '}
            {text.ruling.readOn(formatDate(locale, evidence.readOn))}
          </p>
        </div>
        {website && (
          <p className="mockup-part flex items-center gap-2 border-t border-line pt-2.5 sm:pt-4 text-sm">
            <Callout number={3} /> {text.listing.links}: <bdi dir="ltr">{website}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

/** The number that a point beside the drawing bears. */
export function Callout({ number }: { number: number }) {
  return (
    <span
      className="num grid size-6 shrink-0 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent"
      aria-hidden="true"
    >
      {number}
    </span>
  );
}
