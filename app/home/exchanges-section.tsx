import { useLanguage } from '#app/i18n/use-language.ts';
import { ExchangeCard } from '#app/listing/exchange-card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { ListingSummary } from '#domain/listing/display.ts';
import { HomeSection } from './home-section.tsx';

/** The newest exchanges. */
export function ExchangesSection({ exchanges }: { exchanges: ListingSummary[] }) {
  const { text, to } = useLanguage();
  return (
    <HomeSection
      id="exchanges"
      title={text.home.exchangesTitle}
      text={text.home.exchangesText}
      more={{ to: to('/exchange'), label: text.home.allExchanges }}
    >
      {exchanges.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {exchanges.map((exchange) => (
            <li key={exchange.id} className="grid grid-cols-1 sm:max-lg:last:odd:col-span-2">
              <ExchangeCard
                exchange={exchange}
                labels={{ review: text.home.readReview, visit: text.home.tryNow }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={text.exchanges.empty} hint={text.exchanges.emptyHint} />
      )}
    </HomeSection>
  );
}
