import { BellRing, Calculator, RefreshCw, Scale } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { formatAge, formatShare } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Attribution } from '#app/market/attribution.tsx';
import { moneyWriter } from '#app/mine/data/figures.ts';
import { isUntouched } from '#app/mine/data/mine.ts';
import { saveText } from '#app/mine/data/mine-file.ts';
import { NO_PRICES, summarizeMine } from '#app/mine/data/mine-summary.ts';
import { withSeen } from '#app/mine/data/seen.ts';
import { storedText } from '#app/mine/data/stored-mine.ts';
import { changeMine, deleteMine, type MineState, useMine } from '#app/mine/data/use-mine.ts';
import { type PublicData, usePublicData } from '#app/mine/data/use-public-data.ts';
import { Section } from '#app/mine/ui/section.tsx';
import { ShareBar } from '#app/plot/share-bar.tsx';
import { Warning } from '#app/ui/warning.tsx';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';
import { today } from '#domain/time/day.ts';
import { type Fixed, fixed } from '#domain/zakat/fixed-point.ts';
import { estimateZakat } from '#domain/zakat/zakat.ts';
import { AddListing } from './add-listing.tsx';
import { Changes } from './changes.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { FileSection } from './file-section.tsx';
import { ItemCard } from './item-card.tsx';
import { OtherWealth } from './other-wealth.tsx';
import { Totals } from './totals.tsx';
import { GROUP_FILL } from './worth-bar.tsx';
import { ZakatSection } from './zakat-section.tsx';

/** The reader's list with its sums and zakat; empty before hydration. */
export function MineTool() {
  const { text, language } = useLanguage();
  const { mine, problem } = useMine();
  const [message, setMessage] = useState('');
  const data = usePublicData(language);
  const { directory } = data;
  const prices = data.prices ?? NO_PRICES;
  const summary = summarizeMine(mine, directory, prices);
  // Without a rate the figures are in dollars; the rate field says so.
  const write = summary.rate
    ? moneyWriter(mine.currency, summary.rate.value)
    : moneyWriter('USD', fixed('1'));
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
  const file = <FileSection mine={mine} message={message} setMessage={setMessage} />;
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
            <Totals summary={summary} write={write} />
          </Section>
        )}
        <div
          className={`no-print card p-4 sm:p-5 ${isEmpty ? 'max-lg:-order-1 lg:col-start-1 lg:row-start-1' : ''}`}
        >
          <AddListing key="add" mine={mine} directory={directory}>
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
                  write={write}
                  currency={mine.currency}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!isEmpty && <ZakatSection mine={mine} summary={summary} write={write} rates={rates} />}
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <OtherWealth rows={summary.others} currency={mine.currency} />
        {!isUntouched(mine) && file}
      </div>
    </div>
  );
}

/** The page's functions, described while the list is empty. */
function Purposes() {
  const { text } = useLanguage();
  const { purposes } = text.mine;
  const icons = [Scale, BellRing, Calculator];
  return (
    <>
      <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <Section title={purposes.title} className="card p-4 sm:p-5">
          <ExampleWorth />
        </Section>
      </div>
      <ul className="grid gap-3 lg:col-start-1 lg:row-start-2 lg:grid-cols-3 lg:gap-5">
        {purposes.points.map(({ title, text }, place) => {
          const Icon = icons[place] ?? Scale;
          return (
            <li key={title} className="flex gap-3 lg:grid lg:content-start lg:gap-1">
              <Icon
                className="mt-0.5 size-5 shrink-0 text-accent"
                aria-hidden="true"
                strokeWidth={1.5}
              />
              <div className="grid content-start gap-1">
                <h3 className="text-base">{title}</h3>
                <p className="max-w-prose text-sm text-muted">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const dollars = (amount: number): Fixed => fixed(String(amount));
const EXAMPLE: Record<Verdict, number> = { halal: 13_000, questionable: 5_000, haram: 2_000 };
const EXAMPLE_WHOLE = 20_000;
// Without what is haram, as until the reader has chosen otherwise.
const EXAMPLE_BASE = 18_000;
const EXAMPLE_GRAM = dollars(100);
// Above the nisab, a fortieth is due.
const EXAMPLE_ESTIMATE = estimateZakat(dollars(EXAMPLE_BASE), {
  metal: 'gold',
  gramPrice: EXAMPLE_GRAM,
  year: 'lunar',
});

// The sums as they look once something is on the list, with figures of nobody's.
function ExampleWorth() {
  const { text } = useLanguage();
  const write = moneyWriter('USD', fixed('1'));
  const { zakat, totals, purposes } = text.mine;
  const row = (term: ReactNode, amount: Fixed, note?: string) => (
    <div className="flex justify-between gap-x-4 border-t border-line py-1.5">
      <dt className="font-medium">
        {term}
        {note && <span className="block text-sm font-normal text-pretty text-muted">{note}</span>}
      </dt>
      <dd>
        <bdi dir="ltr" className="num whitespace-nowrap">
          {write(amount)}
        </bdi>
      </dd>
    </div>
  );
  return (
    <figure className="grid gap-3">
      <figcaption className="w-fit rounded border border-dashed border-edge px-2 text-sm text-muted">
        {text.home.illustrative}
      </figcaption>
      <ShareBar
        shares={VERDICTS.map((verdict) => ({
          key: verdict,
          count: EXAMPLE[verdict],
          fill: GROUP_FILL[verdict],
        }))}
        className="h-4 w-full"
      />
      <dl className="grid text-sm *:last:border-edge *:last:text-base *:last:font-semibold">
        {VERDICTS.map((verdict) => (
          <Fragment key={verdict}>
            {row(
              <span className="flex items-center gap-2">
                <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
                  <rect width="10" height="10" rx="2" className={GROUP_FILL[verdict]} />
                </svg>
                {text.verdict[verdict]}
                <bdi dir="ltr" className="num font-normal text-muted">
                  {formatShare(EXAMPLE[verdict] / EXAMPLE_WHOLE)}
                </bdi>
              </span>,
              dollars(EXAMPLE[verdict]),
            )}
          </Fragment>
        ))}
        {row(totals.whole, dollars(EXAMPLE_WHOLE))}
        {row(zakat.wealth, dollars(EXAMPLE_BASE), purposes.base)}
        {row(purposes.nisab, EXAMPLE_ESTIMATE.nisab, zakat.gram.gold(write(EXAMPLE_GRAM)))}
        {row(zakat.title, EXAMPLE_ESTIMATE.due, purposes.above)}
      </dl>
    </figure>
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
