/** Requirement 5.6. */
export const CODE_ERROR = 'Please enter a valid 6-digit OTP';
const CODE_DIGITS = 6;

/** The Western digits of a typed or pasted code, six at most. */
export function codeFrom(text: string): string {
  return [...text].map(westernDigit).join('').slice(0, CODE_DIGITS);
}

/** Whether the digits are a complete code. */
export function isCode(text: string): boolean {
  return text.length === CODE_DIGITS;
}

// Western, Arabic-Indic and Extended Arabic-Indic (Persian, Urdu).
const DIGITS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];

function westernDigit(character: string): string {
  for (const digits of DIGITS) {
    const value = digits.indexOf(character);
    if (value !== -1) return String(value);
  }
  return '';
}
