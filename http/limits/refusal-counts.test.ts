import pino from 'pino';
import { expect, test } from 'vitest';
import { prometheusText } from '#http/metrics/prometheus.ts';
import { countRefusals } from './refusal-counts.ts';

test('what is refused before it is a request is told as a number, in the figures and in one line', () => {
  const lines: object[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const refusals = countRefusals(log);
  for (const status of [400, 431, 400]) refusals.add(status);
  expect(lines).toEqual([]);
  refusals.tell();
  refusals.tell();
  expect(lines).toMatchObject([{ audit: true, statuses: { 400: 2, 431: 1 } }]);
  const figures = prometheusText(refusals.metrics());
  expect(figures).toContain('tabayyan_refused_unread_total{status="400"} 2\n');
  expect(figures).toContain('tabayyan_refused_unread_total{status="408"} 0\n');
});
