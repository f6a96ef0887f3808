import { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { countRequests, kindOf } from './request-counts.ts';

const FILES = new Set(['assets', 'logos', 'icon.svg', 'favicon.ico']);

describe('the kind of answer at', () => {
  test.each([
    ['/', 'page'],
    ['/en/coin/bitcoin?x=/admin', 'page'],
    ['/nothing', 'page'],
    ['', 'page'],
    ['*', 'page'],
    ['/administration', 'page'],
    ['/en/cryptocurrencies.data?q=btc', 'data'],
    ['/_root.data', 'data'],
    ['/api/coins/bitcoin', 'api'],
    ['/api', 'api'],
    ['/images/news/a/b', 'image'],
    ['/uploads/a.webp', 'image'],
    ['/assets/entry-abc.js', 'file'],
    ['/icon.svg', 'file'],
    ['/en/changes.atom', 'file'],
    ['/admin', 'admin'],
    ['/admin.data', 'admin'],
    ['/admin/coins/edit/bitcoin.data', 'admin'],
    ['/admin/login', 'sign-in'],
    ['/admin/login/verify.data', 'sign-in'],
    ['/admin/logout', 'sign-in'],
    ['/api/sign-in', 'sign-in'],
    ['/api/otp/verify', 'sign-in'],
    ['/api/session', 'sign-in'],
    ['/healthz', 'operator'],
    ['/metrics?a', 'operator'],
    ['/.well-known/security.txt', 'operator'],
  ])('%s is %s', (address, kind) => {
    expect(kindOf(address, FILES)).toBe(kind);
  });
});

test('requests are counted by kind of answer and class of status, durations by bucket', async () => {
  const requests = countRequests();
  requests.add('page', 200, 0.3);
  requests.add('page', 304, 1);
  requests.add('page', 404, 30);
  requests.add('api', 503, 60_000);
  requests.add('api', 0, 2);
  const registry = new Registry();
  for (const metric of requests.metrics) registry.registerMetric(metric);
  const text = (await registry.metrics()).split('\n');
  const lines = (prefix: string) => text.filter((line) => line.startsWith(prefix));
  expect(lines('tabayyan_requests_total').filter((line) => !line.endsWith(' 0'))).toEqual([
    'tabayyan_requests_total{kind="page",status="2xx"} 1',
    'tabayyan_requests_total{kind="page",status="3xx"} 1',
    'tabayyan_requests_total{kind="page",status="4xx"} 1',
    'tabayyan_requests_total{kind="api",status="none"} 1',
    'tabayyan_requests_total{kind="api",status="5xx"} 1',
  ]);
  const times = 'tabayyan_request_duration_seconds';
  expect(lines(`${times}_bucket{le="0.0`).filter((line) => line.includes('"page"'))).toEqual(
    [
      ['0.001', 2],
      ['0.005', 2],
      ['0.01', 2],
      ['0.025', 2],
      ['0.05', 3],
    ].map(([le, count]) => `${times}_bucket{le="${le}",kind="page"} ${count}`),
  );
  expect(text).toContain(`${times}_bucket{le="10",kind="api"} 1`);
  expect(text).toContain(`${times}_bucket{le="+Inf",kind="api"} 2`);
  expect(text).toContain(`${times}_count{kind="api"} 2`);
  expect(text).toContain(`${times}_sum{kind="api"} 60.002`);
});
