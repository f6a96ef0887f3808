import { Plus, X } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { MAX_ITEMS, type Mine, type Other } from '#app/mine/data/mine.ts';
import type { OtherRow } from '#app/mine/data/mine-summary.ts';
import { changeMine } from '#app/mine/data/use-mine.ts';
import { Checkbox, NumberField } from '#app/mine/ui/field.tsx';
import { focusHeading, Section } from '#app/mine/ui/section.tsx';
import { LabelledControl } from '#app/ui/labelled-control.tsx';
import type { CurrencyCode } from '#domain/zakat/currency.ts';
import { CurrencySelect } from './currency-choice.tsx';

/** Cash and whatever the directory does not have, a line each. */
export function OtherWealth({ rows, currency }: { rows: OtherRow[]; currency: CurrencyCode }) {
  const { text } = useLanguage();
  const { others } = text.mine;
  const add = () =>
    changeMine((mine) => {
      if (mine.others.length >= MAX_ITEMS) return mine;
      // A key for this browser only; an index would change when another line is removed.
      const key = `${Date.now()}-${mine.others.length}`;
      return { ...mine, others: [...mine.others, { key, name: '', worth: null, counts: true }] };
    });
  return (
    <Section title={others.title} text={others.text}>
      {rows.length > 0 && (
        <ul className="grid gap-3">
          {rows.map(({ other }) => (
            <li key={other.key}>
              <Line other={other} currency={currency} />
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="button no-print w-fit self-start" onClick={add}>
        <Plus className="size-5" aria-hidden="true" />
        {others.add}
      </button>
    </Section>
  );
}

function Line({ other, currency }: { other: Other; currency: CurrencyCode }) {
  const { text } = useLanguage();
  const { others, list } = text.mine;
  const change = (given: Partial<Other>) => changeMine((mine) => withOther(mine, other.key, given));
  const inCurrency = other.worth?.currency ?? currency;
  return (
    <div className="card grid items-start gap-x-6 gap-y-3 p-4 sm:grid-cols-3">
      <LabelledControl label={others.name}>
        {(control) => (
          <input
            {...control}
            type="text"
            maxLength={200}
            dir="auto"
            autoComplete="off"
            value={other.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        )}
      </LabelledControl>
      <NumberField
        label={others.worth}
        amount={other.worth?.amount ?? null}
        onAmount={(amount) =>
          change({ worth: amount === null ? null : { amount, currency: inCurrency } })
        }
      />
      <CurrencySelect
        label={others.currency}
        currency={inCurrency}
        onCurrency={(chosen) =>
          change({ worth: { amount: other.worth?.amount ?? '0', currency: chosen } })
        }
      />
      <Checkbox
        label={list.counts}
        isChecked={other.counts}
        onCheck={(counts) => change({ counts })}
      />
      <button
        type="button"
        className="button no-print w-fit sm:col-start-3 sm:justify-self-end"
        onClick={({ currentTarget }) => {
          focusHeading(currentTarget);
          changeMine((mine) => withoutOther(mine, other.key));
        }}
      >
        <X className="size-5" aria-hidden="true" />
        {others.takeOff}
      </button>
    </div>
  );
}

function withOther(mine: Mine, key: string, change: Partial<Other>): Mine {
  const others = mine.others.map((other) => (other.key === key ? { ...other, ...change } : other));
  return { ...mine, others };
}

function withoutOther(mine: Mine, key: string): Mine {
  return { ...mine, others: mine.others.filter((other) => other.key !== key) };
}
