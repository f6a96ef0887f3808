import type { PriceDay } from '#domain/market/market-days.ts';
import { DAY_MS } from '#domain/time/day.ts';

// The geometry of price lines. Coordinates are whole numbers: half a pixel is not seen, and decimals double the page's bytes.

/** With fewer stored days there is no line. */
const MIN_DAYS = 7;

/** The width and height of a drawing, and the room left free on all sides for the thickness of the line. */
interface Frame {
  width: number;
  height: number;
  inset: number;
}

interface Point {
  x: number;
  y: number;
}

/** Days in a row, both included. */
export interface Period {
  from: string;
  to: string;
}

/** A line and its figures. */
export interface PriceLine {
  /** The path, with a part for each run of days without a gap. */
  path: string;
  first: PriceDay;
  last: PriceDay;
  lowest: number;
  highest: number;
}

/** The line of the stored days within a period; null with fewer than seven stored days, or fewer than two in the period. */
export function priceLine(days: PriceDay[], period: Period, frame: Frame): PriceLine | null {
  const shown = days.filter(({ day }) => day >= period.from && day <= period.to);
  const [first, last] = [shown[0], shown.at(-1)];
  if (days.length < MIN_DAYS || !first || !last || first === last) return null;
  const prices = shown.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const pointOf = ({ day, price }: PriceDay): Point => ({
    x: xOf(day, period, frame),
    y: yOf(price, { lowest, highest }, frame),
  });
  const path = runsOf(shown)
    .map((run) => partOf(run.map(pointOf)))
    .join('');
  return { path, first, last, lowest, highest };
}

/** The number of days of a period. */
export function lengthOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** The horizontal place of a day. */
export function xOf(day: string, period: Period, { width, inset }: Frame): number {
  const share = daysBetween(period.from, day) / Math.max(1, lengthOf(period) - 1);
  return Math.round(inset + share * (width - 2 * inset));
}

// Steps take a third of the bytes of absolute places. A day alone is a dot: a line of no length with round ends.
function partOf([start, ...rest]: Point[]): string {
  if (!start) return '';
  let from = start;
  const steps = rest.map((to) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    from = to;
    return dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`;
  });
  return `M${start.x} ${start.y}${steps.length > 0 ? `l${steps.join(' ')}` : 'h0'}`;
}

// A price that never moves is a line in the middle.
function yOf(
  price: number,
  { lowest, highest }: { lowest: number; highest: number },
  { height, inset }: Frame,
): number {
  const share = highest === lowest ? 0.5 : (highest - price) / (highest - lowest);
  return Math.round(inset + share * (height - 2 * inset));
}

function runsOf(days: PriceDay[]): PriceDay[][] {
  const runs: PriceDay[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    if (run && previous && daysBetween(previous.day, day.day) === 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
