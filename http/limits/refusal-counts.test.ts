import pino from 'pino';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { countRefusals } from './refusal-counts.ts';

test('refusals are counted by status in the metrics, and logged together in one line', async () => {
  const lines: object[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const refusals = countRefusals(log);
  for (const status of [400, 431, 400]) refusals.add(status);
  expect(lines).toEqual([]);
  refusals.flush();
  refusals.flush();
  expect(lines).toMatchObject([{ audit: true, statuses: { 400: 2, 431: 1 } }]);
  const registry = new Registry();
  for (const metric of refusals.metrics) registry.registerMetric(metric);
  const text = (await registry.metrics()).split('\n');
  expect(text).toContain('tabayyan_refused_unread_total{status="400"} 2');
  expect(text).toContain('tabayyan_refused_unread_total{status="408"} 0');
});
