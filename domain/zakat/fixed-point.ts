/** A non-negative number in units of 10⁻¹⁸. */
export type Fixed = bigint;

/** The most decimals of a `Fixed`. */
export const FIXED_DECIMALS = 18;
const ONE = 10n ** BigInt(FIXED_DECIMALS);
const DECIMAL = /^(\d+)(?:\.(\d+))?(?:e([+-]\d{1,3}))?$/;

export const ZERO: Fixed = 0n;

/** Parses a decimal, also `1.5e-7`, rounded to 18 decimals. Throws SyntaxError. */
export function parseFixed(decimal: string | number): Fixed {
  const read = DECIMAL.exec(String(decimal));
  if (!read) throw new SyntaxError(`not a decimal without a sign: ${decimal}`);
  const [, whole = '', fraction = '', exponent = '0'] = read;
  const digits = BigInt(whole + fraction);
  const shift = FIXED_DECIMALS - fraction.length + Number(exponent);
  return shift >= 0 ? digits * 10n ** BigInt(shift) : divide(digits, 10n ** BigInt(-shift));
}

/** The product, rounded half up to 18 decimals. */
export function times(one: Fixed, other: Fixed): Fixed {
  return divide(one * other, ONE);
}

/** The quotient, rounded half up to 18 decimals. `divisor` must not be 0. */
export function over(dividend: Fixed, divisor: Fixed): Fixed {
  return divide(dividend * ONE, divisor);
}

/** The exact sum. */
export function sum(values: Iterable<Fixed>): Fixed {
  let total = ZERO;
  for (const value of values) total += value;
  return total;
}

/** Formatted with `decimals` digits, rounded half up: `1234.50`. */
export function formatFixed(value: Fixed, decimals: number): string {
  const units = divide(value, 10n ** BigInt(FIXED_DECIMALS - decimals)).toString();
  if (decimals === 0) return units;
  const padded = units.padStart(decimals + 1, '0');
  return `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}

function divide(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
