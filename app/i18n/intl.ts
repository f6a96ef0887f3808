// Creating a format takes as long as using it a hundred times.

/** The options of formats without any; none are written as text to be compared. */
const NONE = {};

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const plurals = new Map<string, Intl.PluralRules>();
const lists = new Map<string, Intl.ListFormat>();
const ages = new Map<string, Intl.RelativeTimeFormat>();
const names = new Map<string, Intl.DisplayNames>();

/** The number format, cached. */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = NONE,
): Intl.NumberFormat {
  return findOrCreate(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

/** The format of dates in UTC, cached. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const inUtc = { timeZone: 'UTC', ...options };
  return findOrCreate(dates, locale, inUtc, () => new Intl.DateTimeFormat(locale, inUtc));
}

/** The plural rules, cached. */
export function pluralRules(locale: string): Intl.PluralRules {
  return findOrCreate(plurals, locale, NONE, () => new Intl.PluralRules(locale));
}

/** The format of lists, cached. */
export function listFormat(locale: string): Intl.ListFormat {
  return findOrCreate(lists, locale, NONE, () => new Intl.ListFormat(locale));
}

/** The format of relative times, cached. */
export function ageFormat(
  locale: string,
  options: Intl.RelativeTimeFormatOptions = NONE,
): Intl.RelativeTimeFormat {
  return findOrCreate(ages, locale, options, () => new Intl.RelativeTimeFormat(locale, options));
}

/** The names of languages or scripts, cached. */
export function displayNames(locale: string, type: 'language' | 'script'): Intl.DisplayNames {
  const options = { type };
  return findOrCreate(names, locale, options, () => new Intl.DisplayNames(locale, options));
}

function findOrCreate<Format>(
  cache: Map<string, Format>,
  locale: string,
  options: object,
  create: () => Format,
): Format {
  const key = options === NONE ? locale : locale + JSON.stringify(options);
  const known = cache.get(key);
  if (known) return known;
  const format = create();
  cache.set(key, format);
  return format;
}
