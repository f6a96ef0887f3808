import { useLanguage } from '#app/i18n/use-language.ts';
import type { FirmnessSign } from '#domain/method/definition.ts';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';
import { FirmnessMark } from './firmness-mark.tsx';

type Firmness = RulingGlance['firmness'];
type Ruling = Pick<RulingGlance, 'firmness'> | null;

/** The sign of a disagreement about crypto-assets in general, which says nothing of a coin among others. */
const GENERAL: FirmnessSign = 'half-diamond';

/** The firmness that is said once above a table: the general disagreement, if most verdicts have it; else null. */
export function commonFirmness(rulings: Ruling[]): Firmness | null {
  const general = generalIn(rulings);
  return general.length * 2 > rulings.length ? (general[0] ?? null) : null;
}

/** The general disagreement where any verdict has it: for rows without room for its name. */
export function generalFirmness(rulings: Ruling[]): Firmness | null {
  return generalIn(rulings)[0] ?? null;
}

function generalIn(rulings: Ruling[]): Firmness[] {
  return rulings.flatMap((ruling) => (ruling?.firmness.sign === GENERAL ? ruling.firmness : []));
}

/** The firmness that most rows of the following table share, with its sign: there the sign stands alone. */
export function CommonFirmness({
  firmness: { sign, name },
  isKey = false,
}: {
  firmness: Firmness;
  /** Rows with the sign alone have it, and the others do not. */
  isKey?: boolean;
}) {
  const { text } = useLanguage();
  return (
    <p className="text-sm text-muted max-sm:text-xsm">
      <FirmnessMark sign={sign} className="me-1 inline size-3.5 align-[-0.125em]" />
      {isKey ? name : text.verdict.commonFirmness(name)}
    </p>
  );
}
