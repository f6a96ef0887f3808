import { BellRing, Calculator, Scale } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { formatShare, formatWhole } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Section } from '#app/mine/ui/section.tsx';
import { SourceLinks } from '#app/mine/ui/source-links.tsx';
import { ShareBar } from '#app/plot/share-bar.tsx';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';
import { type Fixed, formatFixed, parseFixed } from '#domain/zakat/fixed-point.ts';
import { estimateZakat } from '#domain/zakat/zakat.ts';
import { GROUP_FILL } from './worth-bar.tsx';

/** The page's functions, described while the list is empty. */
export function Purposes() {
  const { text } = useLanguage();
  const { purposes } = text.mine;
  const icons = [Scale, BellRing, Calculator];
  return (
    <>
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
      <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <Section
          title={purposes.title}
          className="rounded-xl border-[1.5px] border-dashed border-edge bg-raised p-4 sm:p-5"
        >
          <ExampleWorth />
        </Section>
      </div>
    </>
  );
}

const dollars = (amount: number): Fixed => parseFixed(String(amount));
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

// The sums as they look once something is on the list, with made-up figures.
function ExampleWorth() {
  const { text } = useLanguage();
  const { totals, purposes } = text.mine;
  const money = (amount: Fixed) => purposes.dollars(formatWhole(Number(formatFixed(amount, 0))));
  const row = (term: ReactNode, amount: Fixed, line = 'border-line') => (
    <div className={`flex justify-between gap-x-4 border-t py-1.5 ${line}`}>
      <dt className="font-medium">{term}</dt>
      <dd>
        <bdi className="num whitespace-nowrap">{money(amount)}</bdi>
      </dd>
    </div>
  );
  return (
    <figure className="grid gap-3">
      <ShareBar
        shares={VERDICTS.map((verdict) => ({
          key: verdict,
          count: EXAMPLE[verdict],
          fill: GROUP_FILL[verdict],
        }))}
        className="h-4 w-full"
      />
      <dl className="grid text-sm">
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
        {row(totals.whole, dollars(EXAMPLE_WHOLE), 'border-edge')}
        {row(purposes.base, dollars(EXAMPLE_BASE))}
        {row(purposes.nisab, EXAMPLE_ESTIMATE.nisab)}
        <div className="flex justify-between gap-x-4 border-t border-edge pt-1.5 text-base font-semibold">
          <dt>{purposes.rate}</dt>
          <dd>
            <bdi className="whitespace-nowrap">{money(EXAMPLE_ESTIMATE.due)}</bdi>
          </dd>
        </div>
      </dl>
      <details className="text-sm">
        <summary className="fold-line w-fit cursor-pointer py-2 hover:text-accent">
          {purposes.how}
        </summary>
        <div className="grid gap-3 text-pretty text-muted">
          <div className="grid gap-1">
            <p>{purposes.omitted}</p>
            <SourceLinks of={['islamqaUnlawful', 'islamonlineUnlawful']} />
          </div>
          <div className="grid gap-1">
            <p>
              {purposes.gram(money(EXAMPLE_GRAM))} {purposes.differ}
            </p>
            <SourceLinks of={['islamweb', 'seekers']} />
          </div>
          <div className="grid gap-1">
            <p>{purposes.above}</p>
            <SourceLinks of={['islamweb', 'kahfSolar']} />
          </div>
        </div>
      </details>
    </figure>
  );
}
