import pino from 'pino';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countRefusals } from './refusal-counts.ts';

function newCounts() {
  const lines: object[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const refusals = countRefusals(log);
  const registry = new Registry();
  for (const metric of refusals.metrics) registry.registerMetric(metric);
  const samples = async () => (await registry.metrics()).split('\n');
  return { refusals, lines, samples };
}

test('refusals are counted by status in the metrics, and logged together in one line', async () => {
  const { refusals, lines, samples } = newCounts();
  for (const status of [400, 431, 400]) refusals.add(status);
  expect(lines).toEqual([]);
  refusals.flush();
  refusals.flush();
  expect(lines).toMatchObject([{ audit: true, statuses: { 400: 2, 431: 1 } }]);
  expect(await samples()).toContain('tabayyan_refused_unread_total{status="400"} 2');
  expect(await samples()).toContain('tabayyan_refused_unread_total{status="408"} 0');
});

test('closed connections are counted by the limit that they met', async () => {
  const { refusals, lines, samples } = newCounts();
  for (const reason of ['network', 'network', 'total'] as const) refusals.addConnection(reason);
  refusals.flush();
  expect(lines).toMatchObject([{ audit: true, connections: { network: 2, total: 1 } }]);
  expect(await samples()).toContain('tabayyan_connections_refused_total{reason="network"} 2');
});

test('refusals are logged a minute after the first of them', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { refusals, lines } = newCounts();
  refusals.add(400);
  vi.advanceTimersByTime(59_000);
  refusals.add(400);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(lines).toMatchObject([{ statuses: { 400: 2 } }]);
  vi.advanceTimersByTime(120_000);
  expect(lines).toHaveLength(1);
});
