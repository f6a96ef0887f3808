// Amounts in dollars, percentages and dates, in the page's locale.

/** `$43,567.89`; at least two decimals from one dollar on, more for less (spec section 9). */
export function formatPrice(locale: string, dollars: number): string {
  const digits = Math.abs(dollars) >= 1 ? 2 : 8;
  return `$${new Intl.NumberFormat(western(locale), { minimumFractionDigits: 2, maximumFractionDigits: digits }).format(dollars)}`;
}

/** `$1,234.56M` from millions of dollars. */
export function formatMillions(locale: string, millions: number): string {
  return `$${new Intl.NumberFormat(western(locale), { maximumFractionDigits: 2 }).format(millions)}M`;
}

/** `+2.34%`. */
export function formatChange(locale: string, percent: number): string {
  return `${new Intl.NumberFormat(western(locale), { signDisplay: 'exceptZero', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(percent)}%`;
}

/** `21 November 2026` / «21 نوفمبر 2026», by the UTC day. */
export function formatDate(locale: string, iso: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );
}

// Figures stand isolated and left to right; Arabic number formats would add marks of direction.
function western(locale: string): string {
  return locale.startsWith('ar') ? 'en' : locale;
}
