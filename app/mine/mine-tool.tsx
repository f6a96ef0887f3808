import { useEffect } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { moneyWriter } from '#app/mine/data/figures.ts';
import { summarizeMine } from '#app/mine/data/mine-summary.ts';
import { NO_PRICES } from '#app/mine/data/prices.ts';
import { utcDay, withSeen } from '#app/mine/data/seen.ts';
import { changeMine, useMine } from '#app/mine/data/use-mine.ts';
import { usePublicData } from '#app/mine/data/use-public-data.ts';
import { Section } from '#app/mine/parts/section.tsx';
import { fixed } from '#domain/zakat/fixed-point.ts';
import { AddListing } from './add-listing.tsx';
import { Changes } from './changes.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { DataState } from './data-state.tsx';
import { FileSection } from './file-section.tsx';
import { ItemCard } from './item-card.tsx';
import { OtherWealth } from './other-wealth.tsx';
import { StorageWarning } from './storage-warning.tsx';
import { Totals } from './totals.tsx';
import { ZakatSection } from './zakat-section.tsx';

/** The reader's list with its sums and zakat; empty before hydration. */
export function MineTool() {
  const { text, language } = useLanguage();
  const { mine, problem } = useMine();
  const data = usePublicData(language);
  const { directory } = data;
  const prices = data.prices ?? NO_PRICES;
  const summary = summarizeMine(mine, directory, prices);
  // Without a rate the figures are in dollars; the rate field says so.
  const write = summary.rate
    ? moneyWriter(mine.currency, summary.rate.value)
    : moneyWriter('USD', fixed('1'));
  const { items } = mine;

  useEffect(() => {
    if (!directory || items.length === 0) return;
    changeMine((now) =>
      withSeen(now, ({ kind, id }) => directory.find(kind, id), utcDay(new Date())),
    );
  }, [directory, items]);

  const rates = {
    at: prices.perBitcoinAt,
    isLoading: data.prices === null && data.state !== 'failed',
  };
  if (problem === 'unreadable') return <StorageWarning problem={problem} />;
  return (
    <div className="grid gap-12">
      <StorageWarning problem={problem} />
      <AddListing mine={mine} directory={directory} />
      {items.length > 0 && <Changes rows={summary.rows} />}
      <Section title={text.mine.list.title}>
        <DataState data={data} />
        {items.length === 0 && <p className="text-muted">{text.mine.list.empty}</p>}
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
      <OtherWealth rows={summary.others} currency={mine.currency} />
      <Section title={text.mine.totals.title}>
        <CurrencyChoice mine={mine} rate={summary.rate} rates={rates} />
        <Totals summary={summary} write={write} />
      </Section>
      <ZakatSection mine={mine} summary={summary} write={write} rates={rates} />
      <FileSection mine={mine} />
    </div>
  );
}
