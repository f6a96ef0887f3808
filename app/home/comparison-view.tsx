import { numberFormat } from '#app/i18n/intl.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { ComparisonTable } from './comparison-table.tsx';
import type { Distribution } from './distribution.ts';
import { DistributionBars } from './distribution-bars.tsx';

export interface Comparison {
  items: RuledSummary[];
  /** Counts from 1. */
  page: number;
  pages: number;
  /** The distribution among the newest coins, the same on every page. */
  distribution: Distribution;
}

/** A paged table of coins, and the distribution of verdicts and ratings among the newest ones. */
export function ComparisonView({
  comparison: { items, page, pages, distribution },
  href,
}: {
  comparison: Comparison;
  href: (page: number) => string;
}) {
  const { text } = useLanguage();
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div>
        <ComparisonTable coins={items} />
        <Pagination page={page} pages={pages} href={href} keepScroll />
      </div>
      <aside className="card grid content-start gap-5 self-start p-5">
        <div className="grid gap-3">
          <h3>{text.home.distributionTitle}</h3>
          <DistributionBars shares={distribution.shares} />
        </div>
        <div className="grid gap-1 border-t border-line pt-4">
          <h3>{text.home.averageRating}</h3>
          <AverageRating rating={distribution.averageRating} />
        </div>
        <p className="text-sm text-muted">{text.home.acrossNewest(distribution.size)}</p>
      </aside>
    </div>
  );
}

function AverageRating({ rating }: { rating: number | null }) {
  const { text, locale } = useLanguage();
  if (rating === null) return <p className="text-muted">{text.rating.none}</p>;
  const shown = numberFormat(locale, { maximumFractionDigits: 1 }).format(rating);
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {/* The stars round to halves; the text has the exact figure. */}
      <span aria-hidden="true">
        <Stars rating={rating} />
      </span>
      {text.rating.outOf5(shown)}
    </p>
  );
}
