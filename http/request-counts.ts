import { Counter, Histogram, type Metric } from 'prom-client';
import { isAdminPath } from '#app/i18n/admin-path.ts';
import { barePath } from '#app/i18n/localized-path.ts';

const KINDS = ['page', 'data', 'api', 'image', 'file', 'admin', 'sign-in', 'operator'] as const;
export type ResponseKind = (typeof KINDS)[number];

/** Indexed by the first digit of the status; `none` is that of `add`’s status 0. */
const CLASSES = ['none', '1xx', '2xx', '3xx', '4xx', '5xx'] as const;
const BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests and how long they took, by kind of response. */
export function countRequests() {
  const requests = new Counter({
    name: 'tabayyan_requests_total',
    help: 'Requests answered, by kind of response and class of status.',
    labelNames: ['kind', 'status'],
    registers: [],
  });
  const durations = new Histogram({
    name: 'tabayyan_request_duration_seconds',
    help: 'From the request to the end of its answer, by kind of response.',
    labelNames: ['kind'],
    buckets: BUCKETS_SECONDS,
    registers: [],
  });
  for (const kind of KINDS) {
    durations.zero({ kind });
    for (const status of CLASSES) requests.inc({ kind, status }, 0);
  }

  return {
    /** `status` 0: the client closed the connection before the response. */
    add(kind: ResponseKind, status: number, durationMs: number): void {
      requests.inc({ kind, status: CLASSES[Math.floor(status / 100)] ?? 'none' });
      durations.observe({ kind }, durationMs / 1000);
    },
    metrics: [requests, durations] as Metric[],
  };
}

const SIGN_IN = /^\/(api\/(sign-in|sign-out|session|otp\/)|admin\/(login|logout)\b)/;
/** Requested by search engines, feed readers and phones. */
const FOR_MACHINES = /^\/(robots\.txt|sitemaps?[./].*|(feed|changes)\.atom|site\.webmanifest)$/;
const OPERATOR = /^\/(healthz|readyz|metrics|\.well-known\/.*)$/;

/** The kind of response at an address; `files` are the names in the folder of browser files. */
export function kindOf(address: string, files: ReadonlySet<string>): ResponseKind {
  const [path = ''] = address.split('?', 1);
  const [, first = ''] = path.split('/', 2);
  if (SIGN_IN.test(path)) return 'sign-in';
  if (isAdminPath(path)) return 'admin';
  if (first === 'api') return 'api';
  if (['images', 'uploads', 'share'].includes(first)) return 'image';
  if (files.has(first) || FOR_MACHINES.test(barePath(path))) return 'file';
  if (OPERATOR.test(path)) return 'operator';
  return path.endsWith('.data') ? 'data' : 'page';
}
