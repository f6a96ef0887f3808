import { useLanguage } from '#app/i18n/use-language.ts';
import { ExchangeCard } from '#app/lists/exchange-card.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { NewestSection } from './newest-section.tsx';

/** The newest exchanges. */
export function ExchangesSection({ exchanges }: { exchanges: RuledSummary[] }) {
  const { text, to } = useLanguage();
  const labels = { review: text.home.readReview, visit: text.home.tryNow };
  return (
    <NewestSection
      id="exchanges"
      title={text.home.exchangesTitle}
      text={text.home.exchangesText}
      more={{ to: to('/exchange'), label: text.home.allExchanges }}
      listings={exchanges}
      card={(exchange) => <ExchangeCard exchange={exchange} labels={labels} />}
      empty={text.exchanges}
    />
  );
}
