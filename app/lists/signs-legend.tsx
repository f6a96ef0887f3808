import { useLanguage } from '#app/i18n/use-language.ts';
import { FirmnessMark } from '#app/verdict/firmness-mark.tsx';
import type { FirmnessSign } from '#domain/method/definition.ts';

/** The signs of the following table with their names. */
export function SignsLegend({ firmness }: { firmness: { sign: FirmnessSign; name: string }[] }) {
  const { text } = useLanguage();
  return (
    <ul
      aria-label={text.exchanges.signsTitle}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm leading-snug text-muted max-sm:gap-x-3 max-sm:text-xs"
    >
      {firmness.map(({ sign, name }) => (
        <li key={sign} className="flex items-center gap-1.5">
          <FirmnessMark sign={sign} className="size-3.5" />
          {name}
        </li>
      ))}
      <li className="flex items-center gap-1.5 max-lg:hidden">
        <span aria-hidden="true">—</span>
        {text.ruling.notLookedAt}
      </li>
    </ul>
  );
}
