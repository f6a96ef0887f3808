import { CircleDashed } from 'lucide-react';
import { numberFormat } from '#app/i18n/intl.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VERDICT_ICON } from '#app/verdict/verdict-badge.tsx';
import { VERDICT_TEXT } from '#app/verdict/verdict-colours.ts';
import type { Share } from './distribution.ts';

/** A bar for each verdict. Its width is an attribute: the security policy allows no inline style. */
export function DistributionBars({ shares }: { shares: Share[] }) {
  const { text, locale } = useLanguage();
  const number = numberFormat(locale);
  return (
    <ul className="grid gap-3">
      {shares.map(({ verdict, count, percent }) => {
        const Icon = verdict === 'notYetReviewed' ? CircleDashed : VERDICT_ICON[verdict];
        return (
          <li
            key={verdict}
            className={`grid gap-1 ${verdict === 'notYetReviewed' ? 'text-muted' : VERDICT_TEXT[verdict]}`}
          >
            <div className="flex items-center gap-2">
              <Icon className="size-4" aria-hidden="true" />
              <span className="font-medium">{text.verdict[verdict]}</span>
              {/* Two figures in a row are meaningless when read out. */}
              <span className="sr-only">
                {text.home.share(text.methodology.counted.coin(count), `${percent}%`)}
              </span>
              <span className="ms-auto text-ink" aria-hidden="true">
                {number.format(count)}
              </span>
              <bdi dir="ltr" className="w-12 text-end text-sm text-muted" aria-hidden="true">
                {percent}%
              </bdi>
            </div>
            <svg
              className="block h-2 w-full rounded-full rtl:-scale-x-100 forced-colors:border"
              aria-hidden="true"
            >
              <rect
                width="100%"
                height="100%"
                className="fill-raised forced-colors:fill-[Canvas]"
              />
              <rect width={`${percent}%`} height="100%" fill="currentColor" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
