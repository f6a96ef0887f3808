import { formatDate, formatMoment } from '#app/i18n/format.ts';

/** A date and time, the same on the server and in every browser: pages are written before the editor's clock is known. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment('en-GB', at)}</time>;
}

/** A day, written as on the English pages. */
export function Day({ on }: { on: string }) {
  return <time dateTime={on}>{formatDate('en-GB', on)}</time>;
}
