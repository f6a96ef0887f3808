import { alignColumns, markdownTable } from './table.ts';

/** One line of the table. Numbers carry their unit in `unit`; ratios have none. */
export interface Figure {
  name: string;
  unit: string;
  ours: number;
  /** The value to compare with: nginx's, that of an earlier commit, or that of the small directory. */
  other?: number | undefined;
  ratio?: number | undefined;
  /** Range of the single ratios, as a share of their median. */
  spread?: number | undefined;
  /** The goal as text; figures without one are informative. */
  goal?: string;
  /** Undefined: no goal, or no value to compare with. */
  isMet?: boolean | undefined;
  /** Additional information. */
  note?: string;
}

const HEAD = ['figure', 'ours', 'other', 'ratio', 'spread', 'goal', 'met', 'note'];

/** A figure with a limit in its own unit. */
export function atMost(limit: number, figure: Figure): Figure {
  const goal = limit === 0 ? '0' : `≤ ${limit} ${figure.unit}`.trim();
  return { ...figure, goal, isMet: figure.ours <= limit };
}

/** A figure with a least value in its own unit. */
export function atLeast(least: number, figure: Figure): Figure {
  return { ...figure, goal: `≥ ${least} ${figure.unit}`.trim(), isMet: figure.ours >= least };
}

/** A figure compared with `other`; at most `limit` times `other` is good. */
export function atMostTimes(
  limit: number,
  { other, ...figure }: Figure & { other: number | undefined },
): Figure {
  const ratio = other && figure.ours / other;
  const isMet = ratio === undefined ? undefined : ratio <= limit;
  return { ...figure, other, ratio, goal: `≤ ${limit} ×`, isMet };
}

/** The figures as text in aligned columns. */
export function showFigures(figures: Figure[]): string {
  return alignColumns([HEAD, ...figures.map(cellsOf)]);
}

/** The figures as a Markdown table. */
export function figuresAsMarkdown(figures: Figure[]): string {
  return markdownTable([HEAD, ...figures.map(cellsOf)]);
}

function cellsOf({ name, unit, ours, other, ratio, spread, goal, isMet, note }: Figure): string[] {
  return [
    name,
    withUnit(ours, unit),
    other === undefined ? '' : withUnit(other, unit),
    ratio === undefined ? '' : rounded(ratio),
    spread === undefined ? '' : `±${Math.round(spread * 50)} %`,
    goal ?? '',
    isMet === undefined ? '' : isMet ? 'yes' : 'NO',
    note ?? '',
  ];
}

function withUnit(value: number, unit: string): string {
  return unit ? `${rounded(value)} ${unit}` : rounded(value);
}

function rounded(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value === 0) return '0';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : value < 0.1 ? 4 : 2;
  return String(Number(value.toFixed(digits)));
}
