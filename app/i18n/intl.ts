// Making a format takes as long as using it a hundred times.

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const plurals = new Map<string, Intl.PluralRules>();

/** The number format, made once. */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  return keep(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

/** The format of dates in UTC, made once. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const inUtc = { timeZone: 'UTC', ...options };
  return keep(dates, locale, inUtc, () => new Intl.DateTimeFormat(locale, inUtc));
}

/** The plural rules, made once. */
export function pluralRules(locale: string): Intl.PluralRules {
  return keep(plurals, locale, {}, () => new Intl.PluralRules(locale));
}

function keep<Format>(
  kept: Map<string, Format>,
  locale: string,
  options: object,
  make: () => Format,
): Format {
  const key = locale + JSON.stringify(options);
  const format = kept.get(key) ?? make();
  kept.set(key, format);
  return format;
}
