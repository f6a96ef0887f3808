import { expect, test } from 'vitest';
import { figure, histogramSamples, prometheusText } from './prometheus.ts';

test('figures are told with their help, their type and their labels', () => {
  const visits = {
    name: 'visits_total',
    type: 'counter' as const,
    help: 'Visits.',
    samples: [
      { labels: { kind: 'page', status: '2xx' }, value: 3 },
      { labels: { kind: 'api', status: '5xx' }, value: 0 },
    ],
  };
  expect(prometheusText([visits, figure('gauge', 'height', 'Height.', 1.5)])).toBe(
    [
      '# HELP visits_total Visits.',
      '# TYPE visits_total counter',
      'visits_total{kind="page",status="2xx"} 3',
      'visits_total{kind="api",status="5xx"} 0',
      '# HELP height Height.',
      '# TYPE height gauge',
      'height 1.5',
      '',
    ].join('\n'),
  );
});

test('a figure nobody has yet is not told', () => {
  expect(prometheusText([{ name: 'empty', type: 'gauge', help: 'None.', samples: [] }])).toBe('');
});

test('whatever a label says, it stays one line and one label', () => {
  const samples = [{ labels: { upstream: 'a"b\\c\nd' }, value: 1 }];
  const told = prometheusText([{ name: 'up', type: 'gauge', help: 'Up.', samples }]);
  expect(told.split('\n')[2]).toBe('up{upstream="a\\"b\\\\c\\nd"} 1');
});

test('each bucket of a histogram holds the ones before it', () => {
  const samples = histogramSamples({}, { bounds: [0.1, 1], counts: [2, 3, 1], sum: 4.5 });
  expect(prometheusText([{ name: 'took', type: 'histogram', help: 'Time.', samples }])).toContain(
    [
      'took_bucket{le="0.1"} 2',
      'took_bucket{le="1"} 5',
      'took_bucket{le="+Inf"} 6',
      'took_sum 4.5',
      'took_count 6',
    ].join('\n'),
  );
});
