import { useLanguage } from '#app/i18n/use-language.ts';
import type { FirmnessSign } from '#domain/method/definition.ts';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';
import { FirmnessMark } from './firmness-mark.tsx';

type Firmness = RulingGlance['firmness'];
type Ruling = Pick<RulingGlance, 'firmness'> | null;

/** The sign of a disagreement about crypto-assets in general, which says nothing of a coin among others. */
const GENERAL: FirmnessSign = 'half-diamond';

/** The general disagreement where any verdict has it, which rows name in short; else null. */
export function generalFirmness(rulings: Ruling[]): Firmness | null {
  return rulings.find((ruling) => ruling?.firmness.sign === GENERAL)?.firmness ?? null;
}

/** The full name of a short one in the rows of a list. */
export function CommonFirmness({
  firmness: { sign },
  className = '',
}: {
  firmness: Firmness;
  className?: string;
}) {
  const { text } = useLanguage();
  return (
    <p className={`text-sm text-muted max-sm:text-xsm ${className}`}>
      <FirmnessMark sign={sign} className="me-1 inline size-3.5 align-[-0.125em]" />
      {text.verdict.commonFirmness(text.verdict.firmnessShort[sign])}
    </p>
  );
}
