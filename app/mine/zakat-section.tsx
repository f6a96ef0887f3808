import { useLanguage } from '#app/i18n/use-language.ts';
import type { MoneyFormat } from '#app/mine/data/figures.ts';
import type { Mine } from '#app/mine/data/mine.ts';
import type { MineSummary } from '#app/mine/data/mine-summary.ts';
import { changeMine } from '#app/mine/data/use-mine.ts';
import { Choice } from '#app/mine/ui/choice.tsx';
import type { MarketRates } from '#app/mine/ui/rate-line.tsx';
import { Section } from '#app/mine/ui/section.tsx';
import { SourceLinks } from '#app/mine/ui/source-links.tsx';
import { UNLAWFUL } from '#domain/zakat/wealth.ts';
import { YEARS } from '#domain/zakat/zakat.ts';
import { NisabChoice } from './nisab-choice.tsx';
import { ZakatResult } from './zakat-result.tsx';

/** The opinions side by side, and the zakat by those the reader has chosen. */
export function ZakatSection({
  mine,
  summary,
  money,
  rates,
}: {
  mine: Mine;
  summary: MineSummary;
  money: MoneyFormat;
  rates: MarketRates;
}) {
  const { text } = useLanguage();
  const { zakat } = text.mine;
  return (
    <Section title={zakat.title} text={zakat.text}>
      <div className="grid gap-8">
        <ZakatResult mine={mine} summary={summary} money={money} />
        <NisabChoice mine={mine} grams={summary.grams} money={money} rates={rates} />
        <YearChoice mine={mine} />
        {summary.hasUnlawful && <UnlawfulChoice mine={mine} />}
        <div className="grid max-w-prose gap-2">
          <h3>{zakat.countsTitle}</h3>
          <p className="text-sm">{zakat.countsText}</p>
          <SourceLinks of={['islamqaCoins', 'amanah']} />
        </div>
        <div className="grid max-w-prose gap-2">
          <h3>{zakat.hawlTitle}</h3>
          <p className="text-sm">{zakat.hawlText}</p>
          <SourceLinks of={['kahfHawl', 'hanafiHawl']} />
        </div>
      </div>
    </Section>
  );
}

function YearChoice({ mine }: { mine: Mine }) {
  const { text } = useLanguage();
  const { zakat } = text.mine;
  const words = {
    lunar: { label: zakat.lunar, text: zakat.lunarText, sources: ['islamweb'] },
    solar: { label: zakat.solar, text: zakat.solarText, sources: ['kahfSolar'] },
  } as const;
  return (
    <Choice
      legend={zakat.year}
      chosen={mine.year}
      onChoose={(year) => changeMine((now) => ({ ...now, year }))}
      options={YEARS.map((value) => ({ value, ...words[value] }))}
    />
  );
}

function UnlawfulChoice({ mine }: { mine: Mine }) {
  const { text } = useLanguage();
  const { zakat } = text.mine;
  const words = {
    counted: { label: zakat.counted, text: zakat.countedText, sources: [] },
    omitted: {
      label: zakat.leftOut,
      text: zakat.leftOutText,
      sources: ['islamqaUnlawful', 'islamonlineUnlawful'],
    },
  } as const;
  return (
    <Choice
      legend={zakat.unlawful}
      chosen={mine.unlawful}
      onChoose={(unlawful) => changeMine((now) => ({ ...now, unlawful }))}
      options={UNLAWFUL.map((value) => ({ value, ...words[value] }))}
    />
  );
}
