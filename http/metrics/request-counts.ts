import { barePath } from '#app/i18n/localized-path.ts';
import { histogramSamples, type Metric } from './prometheus.ts';

const KINDS = ['page', 'data', 'api', 'image', 'file', 'admin', 'sign-in', 'operator'] as const;
export type AnswerKind = (typeof KINDS)[number];

/** By the first digit of the status; the first is for visitors who left before there was one. */
const CLASSES = ['none', '1xx', '2xx', '3xx', '4xx', '5xx'];
const BOUNDS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const BUCKETS = BOUNDS_SECONDS.length + 1;
const PLACES = Object.fromEntries(KINDS.map((kind, place) => [kind, place])) as Record<
  AnswerKind,
  number
>;

/** Counts requests and how long they took. A request costs a few additions: kept pages take no longer for it. */
export function countRequests() {
  const answers = new Float64Array(KINDS.length * CLASSES.length);
  const buckets = new Float64Array(KINDS.length * BUCKETS);
  const sums = new Float64Array(KINDS.length);

  function add(place: number, counts: Float64Array, amount = 1): void {
    counts[place] = (counts[place] ?? 0) + amount;
  }

  return {
    /** `status` 0: the visitor left before there was an answer. */
    add(kind: AnswerKind, status: number, milliseconds: number): void {
      const place = PLACES[kind];
      const seconds = milliseconds / 1000;
      let bucket = 0;
      while (seconds > (BOUNDS_SECONDS[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
      add(place * CLASSES.length + Math.floor(status / 100), answers);
      add(place * BUCKETS + bucket, buckets);
      add(place, sums, seconds);
    },

    metrics: (): Metric[] => [
      {
        name: 'tabayyan_requests_total',
        type: 'counter',
        help: 'Requests answered, by kind of answer and class of status.',
        samples: KINDS.flatMap((kind, place) =>
          CLASSES.map((status, column) => ({
            labels: { kind, status },
            value: answers[place * CLASSES.length + column] ?? 0,
          })),
        ),
      },
      {
        name: 'tabayyan_request_duration_seconds',
        type: 'histogram',
        help: 'From the request to the end of its answer, by kind of answer.',
        samples: KINDS.flatMap((kind, place) =>
          histogramSamples(
            { kind },
            {
              bounds: BOUNDS_SECONDS,
              counts: buckets.subarray(place * BUCKETS, (place + 1) * BUCKETS),
              sum: sums[place] ?? 0,
            },
          ),
        ),
      },
    ],
  };
}

const SIGN_IN = /^\/(api\/(sign-in|sign-out|session|otp\/)|admin\/(login|logout)\b)/;
/** What search engines, feed readers and phones ask for. */
const FOR_MACHINES = /^\/(robots\.txt|sitemaps?[./].*|feed\.(atom|json)|site\.webmanifest)$/;
const OPERATOR = /^\/(healthz|readyz|metrics|\.well-known\/.*)$/;

/** What is answered at an address; `files` are the names in the folder of browser files. */
export function kindOf(address: string, files: ReadonlySet<string>): AnswerKind {
  const [path = ''] = address.split('?', 1);
  const [, first = ''] = path.split('/', 2);
  if (SIGN_IN.test(path)) return 'sign-in';
  if (/^admin(\.data)?$/.test(first)) return 'admin';
  if (first === 'api') return 'api';
  if (['images', 'uploads', 'share'].includes(first)) return 'image';
  if (files.has(first) || FOR_MACHINES.test(barePath(path))) return 'file';
  if (OPERATOR.test(path)) return 'operator';
  return path.endsWith('.data') ? 'data' : 'page';
}
