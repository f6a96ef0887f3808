import { useLanguage } from '#app/i18n/use-language.ts';
import type { MoneyFormat } from '#app/mine/data/figures.ts';
import type { Mine } from '#app/mine/data/mine.ts';
import type { MineSummary } from '#app/mine/data/mine-summary.ts';

/** The zakat due by the chosen opinions, or the choices still missing. */
export function ZakatResult({
  mine,
  summary,
  money,
}: {
  mine: Mine;
  summary: MineSummary;
  money: MoneyFormat;
}) {
  const { text } = useLanguage();
  const { zakat } = text.mine;
  const { estimate, zakatable, hasUnlawful } = summary;
  return (
    <div className="card grid gap-3 p-5">
      {hasUnlawful && mine.unlawful === null && <p>{zakat.chooseUnlawful}</p>}
      <div role="status" className="grid gap-3">
        {!estimate && <p>{mine.nisab ? zakat.noGram : zakat.choose}</p>}
        {estimate && (
          <>
            <dl className="grid gap-2">
              <Figure label={zakat.wealth}>{money.amount(zakatable)}</Figure>
              <Figure label={zakat.threshold}>{money.amount(estimate.nisab)}</Figure>
            </dl>
            <p>{estimate.isReached ? zakat.reached : zakat.notReached}</p>
            {estimate.isReached && (
              <p className="text-2xl font-semibold">
                <bdi dir="ltr">{money.amount(estimate.due)}</bdi>
              </p>
            )}
          </>
        )}
      </div>
      <p className="text-sm text-muted">{zakat.rounding}</p>
      <p className="text-sm text-muted">{text.verdict.notAFatwaLong}</p>
    </div>
  );
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd>
        <bdi dir="ltr">{children}</bdi>
      </dd>
    </div>
  );
}
