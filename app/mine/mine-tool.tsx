import { useEffect } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { countUp } from '#app/mine/data/count-up.ts';
import { moneyWriter } from '#app/mine/data/figures.ts';
import { NO_PRICES } from '#app/mine/data/prices.ts';
import { dayOf, withSeen } from '#app/mine/data/seen.ts';
import { changeMine, useMine } from '#app/mine/data/use-mine.ts';
import { usePublicData } from '#app/mine/data/use-public-data.ts';
import { Section } from '#app/mine/parts/section.tsx';
import { fixed } from '#domain/zakat/fixed-point.ts';
import { AddListing } from './add-listing.tsx';
import { Changes } from './changes.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { DataState } from './data-state.tsx';
import { KeepSection } from './file-section.tsx';
import { ItemCard } from './item-card.tsx';
import { OtherWealth } from './other-wealth.tsx';
import { Totals } from './totals.tsx';
import { Trouble } from './trouble.tsx';
import { ZakatSection } from './zakat-section.tsx';

/** The reader's list and all that is counted of it. Without React it is the empty one. */
export function MineTool() {
  const { text, language } = useLanguage();
  const { mine, trouble } = useMine();
  const data = usePublicData(language);
  const { directory } = data;
  const prices = data.prices ?? NO_PRICES;
  const counted = countUp(mine, directory, prices);
  // Without a rate the figures are in dollars, and the place to type one says so.
  const write = counted.rate
    ? moneyWriter(mine.currency, counted.rate.value)
    : moneyWriter('USD', fixed('1'));
  const { items } = mine;

  useEffect(() => {
    if (!directory || items.length === 0) return;
    changeMine((now) =>
      withSeen(now, ({ kind, id }) => directory.find(kind, id), dayOf(new Date())),
    );
  }, [directory, items]);

  const rates = {
    at: prices.perBitcoinAt,
    isAwaited: data.prices === null && data.state !== 'failed',
  };
  if (trouble === 'unreadable') return <Trouble trouble={trouble} />;
  return (
    <div className="grid gap-12">
      <Trouble trouble={trouble} />
      <AddListing mine={mine} directory={directory} />
      {items.length > 0 && <Changes rows={counted.rows} />}
      <Section title={text.mine.list.title}>
        <DataState data={data} />
        {items.length === 0 && <p className="text-muted">{text.mine.list.empty}</p>}
        <ul className="grid gap-3 empty:hidden">
          {counted.rows.map((row) => (
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
      <OtherWealth rows={counted.others} currency={mine.currency} />
      <Section title={text.mine.totals.title}>
        <CurrencyChoice mine={mine} rate={counted.rate} rates={rates} />
        <Totals counted={counted} write={write} />
      </Section>
      <ZakatSection mine={mine} counted={counted} write={write} rates={rates} />
      <KeepSection mine={mine} />
    </div>
  );
}
