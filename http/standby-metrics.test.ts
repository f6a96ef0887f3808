import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { standbyMetrics } from './standby-metrics.ts';

test('the metrics have the state and the lag of each standby, without bytes while it is away', async () => {
  const registry = new Registry();
  const metrics = standbyMetrics({
    health: () => ({
      isPrimaryAway: false,
      standbys: [
        { name: 'one:5432', state: 'behind', lagBytes: 4096, lagSeconds: 1.5 },
        { name: 'two:5432', state: 'away', lagBytes: null, lagSeconds: 60 },
      ],
      counts: { standby: 5, primary: 2, rescued: 1 },
    }),
  });
  for (const metric of metrics) registry.registerMetric(metric);
  const samples = (await registry.metrics()).split('\n').filter((line) => /^\w/.test(line));
  expect(samples.filter((line) => !line.endsWith(' 0'))).toEqual([
    'tabayyan_primary_up 1',
    'tabayyan_standby_state{standby="one:5432",state="behind"} 1',
    'tabayyan_standby_state{standby="two:5432",state="away"} 1',
    'tabayyan_standby_lag_bytes{standby="one:5432"} 4096',
    'tabayyan_standby_lag_seconds{standby="one:5432"} 1.5',
    'tabayyan_standby_lag_seconds{standby="two:5432"} 60',
    'tabayyan_reads_total{source="standby"} 5',
    'tabayyan_reads_total{source="primary"} 2',
    'tabayyan_reads_total{source="rescued"} 1',
  ]);
});
