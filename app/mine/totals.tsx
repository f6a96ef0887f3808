import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingName } from '#app/listing/listing-name.tsx';
import { formatShareOf, type MoneyFormat } from '#app/mine/data/figures.ts';
import type { MineSummary } from '#app/mine/data/mine-summary.ts';
import { VERDICT_ICON } from '#app/verdict/verdict-badge.tsx';
import type { Fixed } from '#domain/zakat/fixed-point.ts';
import { GROUPS, type Group } from '#domain/zakat/wealth.ts';
import { WorthBar } from './worth-bar.tsx';

/** The sums by verdict, of other wealth and of everything. */
export function Totals({ summary, money }: { summary: MineSummary; money: MoneyFormat }) {
  const { text } = useLanguage();
  const { totals: words } = text.mine;
  const { totals, others, othersValue, whole, unpriced } = summary;
  return (
    <div className="grid gap-4">
      <p className="grid">
        <span className="text-sm text-muted">{words.whole}</span>
        <bdi
          dir="ltr"
          className="text-3xl leading-tight font-semibold wrap-anywhere max-sm:text-2xl"
        >
          {money.amount(whole)}
        </bdi>
      </p>
      <WorthBar summary={summary} />
      <div className="card">
        <table className="w-full text-start">
          <caption className="sr-only">{words.title}</caption>
          <thead className="border-b border-line text-sm text-muted">
            <tr>
              <Heading>{words.group}</Heading>
              <Heading isMinor>{words.count}</Heading>
              <Heading>{words.worth}</Heading>
              <Heading isMinor>{words.share}</Heading>
            </tr>
          </thead>
          <tbody>
            {GROUPS.filter((group) => totals[group].count > 0).map((group) => (
              <Line
                key={group}
                name={<GroupName group={group} />}
                count={totals[group].count}
                value={totals[group].value}
                whole={whole}
                money={money}
              />
            ))}
            {others.length > 0 && (
              <Line
                name={words.others}
                count={null}
                value={othersValue}
                whole={whole}
                money={money}
              />
            )}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-muted">{words.bySpot}</p>
      {unpriced.length > 0 && (
        <p>
          {words.unpriced}{' '}
          {unpriced.map(({ item, entry }, place) => (
            <span key={item.id}>
              {place > 0 && ' · '}
              <ListingName
                listing={{ name: entry?.name ?? item.name, symbol: entry?.symbol ?? item.symbol }}
              />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

// A sum of listings of any firmness: their verdict as a word with its sign.
function GroupName({ group }: { group: Group }) {
  const { text } = useLanguage();
  if (group === 'unreviewed') return text.mine.totals.unreviewed;
  const Icon = VERDICT_ICON[group];
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-medium verdict-${group} text-(--verdict)`}
    >
      <Icon className="size-4" aria-hidden="true" />
      {text.verdict[group]}
    </span>
  );
}

/** Columns that narrow screens leave out. */
const MINOR = 'max-sm:hidden';

function Heading({ children, isMinor }: { children: string; isMinor?: boolean }) {
  return (
    <th scope="col" className={`p-3 text-start font-normal ${isMinor ? MINOR : ''}`}>
      {children}
    </th>
  );
}

function Line({
  name,
  count,
  value,
  whole,
  money,
}: {
  name: ReactNode;
  /** Null: not counted. */
  count: number | null;
  value: Fixed;
  whole: Fixed;
  money: MoneyFormat;
}) {
  return (
    <tr>
      <th scope="row" className="p-3 text-start font-[inherit]">
        {name}
      </th>
      <td className={`p-3 ${MINOR}`}>{count}</td>
      <td className="p-3 wrap-anywhere">
        <bdi dir="ltr">{money.amount(value)}</bdi>
      </td>
      <td className={`p-3 ${MINOR}`}>
        <bdi dir="ltr">{formatShareOf(value, whole)}</bdi>
      </td>
    </tr>
  );
}
