const MARKS_OF_DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** The last four bits of each are its value: U+0663 and U+06F3 are 3. */
const ARABIC_INDIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
const GROUPED_BY_COMMAS = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
/** One dot without a comma is a decimal point. */
const GROUPED_BY_DOTS = /^[1-9]\d{0,2}((\.\d{3})+,\d*|(\.\d{3}){2,})$/;
/** 24 digits are enough for any supply, 18 decimals for the smallest unit of any coin. */
const PLAIN = /^(\d{0,24})(?:\.(\d{0,18}))?$/;

/**
 * The plain decimal (`1234.5`) of a typed amount, which has Western or Arabic-Indic digits and the separators of either, or a
 * decimal comma. `1,234` is 1234, as pages write it. Null: not an amount.
 */
export function readTypedNumber(typed: string): string | null {
  const western = typed
    .replace(MARKS_OF_DIRECTION, '')
    .replace(ARABIC_INDIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0b1111))
    .replace(/[\s٬'’]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('،', ',');
  const [, whole = '', fraction = ''] = PLAIN.exec(withPoint(western)) ?? [];
  if (whole + fraction === '') return null;
  const decimals = fraction.replace(/0+$/, '');
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (decimals && `.${decimals}`);
}

function withPoint(digits: string): string {
  if (GROUPED_BY_COMMAS.test(digits)) return digits.replaceAll(',', '');
  if (GROUPED_BY_DOTS.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  return digits.replace(/^(\d*),(\d*)$/, '$1.$2');
}
