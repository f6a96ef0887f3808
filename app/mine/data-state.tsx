import { RefreshCw } from 'lucide-react';
import { formatAge } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Attribution } from '#app/market/attribution.tsx';
import type { PublicData } from '#app/mine/data/use-public-data.ts';
import { Warning } from '#app/ui/warning.tsx';

/** The loading state of the public data, the age of the prices and their provider. */
export function DataState({ data: { state, prices, load } }: { data: PublicData }) {
  const { text, locale } = useLanguage();
  const { mine } = text;
  const at = prices?.coinsAt;
  const age = at && formatAge(locale, new Date(at), new Date());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <p role="status" className="empty:-me-4">
        {state === 'loading' ? mine.loading : ''}
      </p>
      {state === 'failed' && <Warning>{mine.failed}</Warning>}
      {state === 'here' && <p>{age ? mine.rates.coins(age) : mine.rates.noCoins}</p>}
      {state === 'here' && age && <Attribution />}
      {(state === 'here' || state === 'failed') && (
        <button type="button" className="button no-print" onClick={load}>
          <RefreshCw className="size-4" aria-hidden="true" />
          {state === 'failed' ? mine.again : mine.rates.refresh}
        </button>
      )}
    </div>
  );
}
