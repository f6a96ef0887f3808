/** One figure, or several that differ by their labels, as Prometheus knows them. */
export interface Metric {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: Sample[];
}

interface Sample {
  value: number;
  labels?: Record<string, string>;
  /** Behind the name: a histogram has `_bucket`, `_sum` and `_count`. */
  suffix?: string;
}

export const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** The metrics in Prometheus' text format. */
export function prometheusText(metrics: Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, type, help, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ suffix = '', labels = {}, value }) => {
          const said = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
          return `${name}${suffix}${said.length > 0 ? `{${said.join()}}` : ''} ${value}`;
        }),
        '',
      ].join('\n'),
    )
    .join('');
}

/** A single figure without labels. */
export function figure(type: 'counter' | 'gauge', name: string, help: string, value: number) {
  return { name, type, help, samples: [{ value }] } satisfies Metric;
}

/** `counts` has one place more than `bounds`: for what is beyond the last. In the format each bucket holds the ones before. */
export function histogramSamples(
  labels: Record<string, string>,
  { bounds, counts, sum }: { bounds: readonly number[]; counts: ArrayLike<number>; sum: number },
): Sample[] {
  let count = 0;
  const buckets = [...bounds.map(String), '+Inf'].map((le, place) => {
    count += counts[place] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le }, value: count };
  });
  return [
    ...buckets,
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
