import { useEffect } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { fixed } from '#domain/zakat/fixed-point.ts';
import { AddListing } from './add-listing.tsx';
import { Changes } from './changes.tsx';
import { countUp } from './count-up.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import { DataState } from './data-state.tsx';
import { moneyWriter } from './figures.ts';
import { ItemCard } from './item-card.tsx';
import { KeepSection } from './keep-section.tsx';
import { OtherWealth } from './other-wealth.tsx';
import { NO_PRICES } from './prices.ts';
import { Section } from './section.tsx';
import { dayOf, withSeen } from './seen.ts';
import { Totals } from './totals.tsx';
import { Trouble } from './trouble.tsx';
import { changeMine, useMine } from './use-mine.ts';
import { usePublicData } from './use-public-data.ts';
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
