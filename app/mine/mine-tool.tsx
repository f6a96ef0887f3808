import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatAge } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Attribution } from '#app/market/attribution.tsx';
import { moneyFormat } from '#app/mine/data/figures.ts';
import { isUntouched } from '#app/mine/data/mine.ts';
import { saveText } from '#app/mine/data/mine-file.ts';
import { NO_PRICES, summarizeMine } from '#app/mine/data/mine-summary.ts';
import { withSeen } from '#app/mine/data/seen.ts';
import { storedText } from '#app/mine/data/stored-mine.ts';
import { changeMine, deleteMine, type MineState, useMine } from '#app/mine/data/use-mine.ts';
import { type PublicData, usePublicData } from '#app/mine/data/use-public-data.ts';
import { Section } from '#app/mine/ui/section.tsx';
import { Warning } from '#app/ui/warning.tsx';
import { today } from '#domain/time/day.ts';
import { parseFixed } from '#domain/zakat/fixed-point.ts';
import { AddListing } from './add-listing.tsx';
import { Changes } from './changes.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { FileSection } from './file-section.tsx';
import { ItemCard } from './item-card.tsx';
import { OtherWealth } from './other-wealth.tsx';
import { Purposes } from './purposes.tsx';
import { Totals } from './totals.tsx';
import { ZakatSection } from './zakat-section.tsx';

/** The reader's list with its sums and zakat; empty before hydration. */
export function MineTool() {
  const { text, language } = useLanguage();
  const { mine, problem } = useMine();
  const [notice, setNotice] = useState<{ of: 'add' | 'file'; message: string } | null>(null);
  const data = usePublicData(language);
  const { directory } = data;
  const prices = data.prices ?? NO_PRICES;
  const summary = summarizeMine(mine, directory, prices);
  // Without a rate the figures are in dollars; the rate field says so.
  const money = summary.rate
    ? moneyFormat(mine.currency, summary.rate.value)
    : moneyFormat('USD', parseFixed('1'));
  const { items } = mine;
  const isEmpty = items.length === 0 && mine.others.length === 0;

  // A hidden tab shows nothing to the reader, and would store over the change of a visible one.
  useEffect(() => {
    if (!directory || items.length === 0) return;
    const storeSeen = () => {
      if (document.visibilityState !== 'visible') return;
      changeMine((now) => withSeen(now, ({ kind, id }) => directory.find(kind, id), today()));
    };
    storeSeen();
    document.addEventListener('visibilitychange', storeSeen);
    return () => document.removeEventListener('visibilitychange', storeSeen);
  }, [directory, items]);

  const rates = {
    at: prices.perBitcoinAt,
    isLoading: data.prices === null && data.state !== 'failed',
  };
  // One outcome at a time: that of the last action, in the part where it was taken.
  const noticeOf = (part: 'add' | 'file') => ({
    message: notice?.of === part ? notice.message : '',
    setMessage: (message: string) => setNotice({ of: part, message }),
  });
  const file = <FileSection mine={mine} {...noticeOf('file')} />;
  // The parts stand beside the example, in the outer grid.
  const isBeside = isEmpty && problem === null && data.state !== 'failed';
  if (problem === 'unreadable') return <StorageWarning problem={problem} />;
  return (
    <div
      className={`grid ${isEmpty ? 'gap-8' : 'gap-10'} ${isBeside ? 'lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-10 lg:*:contents' : ''}`}
    >
      <StorageWarning problem={problem} />
      <div
        className={`grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_24rem] ${isEmpty ? 'gap-y-6 lg:grid-rows-[auto_1fr]' : 'gap-y-8'}`}
      >
        {isEmpty ? (
          <Purposes />
        ) : (
          <Section title={text.mine.totals.title}>
            <CurrencyChoice mine={mine} rate={summary.rate} rates={rates} />
            <Totals summary={summary} money={money} />
          </Section>
        )}
        <div
          className={`no-print card p-4 sm:p-5 ${isEmpty ? 'max-lg:-order-1 lg:col-start-1 lg:row-start-1' : ''}`}
        >
          <AddListing key="add" mine={mine} directory={directory} {...noticeOf('add')}>
            {isUntouched(mine) && file}
          </AddListing>
        </div>
      </div>
      {items.length === 0 && data.state === 'failed' && <DataState data={data} />}
      {items.length > 0 && <Changes rows={summary.rows} />}
      {items.length > 0 && (
        <Section key="list" title={text.mine.list.title}>
          <DataState data={data} />
          <ul className="grid gap-3 empty:hidden">
            {summary.rows.map((row) => (
              <li key={`${row.item.kind}/${row.item.id}`}>
                <ItemCard
                  row={row}
                  hasDirectory={directory !== null}
                  money={money}
                  currency={mine.currency}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!isEmpty && <ZakatSection mine={mine} summary={summary} money={money} rates={rates} />}
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <OtherWealth rows={summary.others} currency={mine.currency} />
        {!isUntouched(mine) && file}
      </div>
    </div>
  );
}

function DataState({ data: { state, prices, load } }: { data: PublicData }) {
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

function StorageWarning({ problem }: Pick<MineState, 'problem'>) {
  const { text } = useLanguage();
  if (problem === null) return null;
  if (problem === 'unsaved') return <Warning>{text.mine.unsaved}</Warning>;
  return (
    <div role="alert" className="grid gap-3">
      <Warning>{text.mine.unreadable}</Warning>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          onClick={() => saveText(storedText() ?? '', 'tabayyan-list-unreadable.json')}
        >
          {text.mine.saveUnreadable}
        </button>
        <button type="button" className="button" onClick={deleteMine}>
          {text.mine.startAnew}
        </button>
      </div>
    </div>
  );
}
