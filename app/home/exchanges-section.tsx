import { useLanguage } from '#app/i18n/use-language.ts';
import { ScopeAndDays } from '#app/verdict/scope-and-days.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { ExchangeEntry } from './exchange-entry.tsx';
import { NewestSection } from './newest-section.tsx';

/** The newest exchanges. */
export function ExchangesSection({ exchanges }: { exchanges: RuledSummary[] }) {
  const { text, to } = useLanguage();
  return (
    <NewestSection
      id="exchanges"
      title={text.home.exchangesTitle}
      text={text.home.exchangesText}
      more={{ to: to('/exchange'), label: text.home.allExchanges }}
      listings={exchanges}
      listClass="card divide-y divide-line"
      card={(exchange) => <ExchangeEntry exchange={exchange} />}
      words={text.exchanges}
      note={
        // On a wide screen each row has its own.
        <ScopeAndDays
          rulings={exchanges.map(({ rulings }) => mainGlance(rulings))}
          className="lg:hidden"
        />
      }
    />
  );
}
