/** Requirement 5.6. */
export const CODE_ERROR = 'Please enter a valid 6-digit OTP';
const CODE_DIGITS = 6;

/** What was typed or pasted as a code: digits only, Western ones, six at most. */
export function codeFrom(text: string): string {
  return [...text].map(westernDigit).join('').slice(0, CODE_DIGITS);
}

/** Whether it is a whole code. */
export function isCode(text: string): boolean {
  return text.length === CODE_DIGITS;
}

// Arabic-Indic, and as Persian and Urdu keyboards have them.
const DIGITS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];

function westernDigit(character: string): string {
  for (const digits of DIGITS) {
    const value = digits.indexOf(character);
    if (value !== -1) return String(value);
  }
  return '';
}
