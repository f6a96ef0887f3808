import { monitorEventLoopDelay } from 'node:perf_hooks';
import { figure, type Metric } from './prometheus.ts';

const RESOLUTION_MILLISECONDS = 20;

/** Watches this process: memory, work, and how late its turns come. The names are those that other Node programs use. */
export function watchProcess(): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS });
  delay.enable();
  // What it measures is the time between two turns, which should be the resolution.
  const lagSeconds = (nanoseconds: number) =>
    Math.max(0, nanoseconds / 1e9 - RESOLUTION_MILLISECONDS / 1000);

  return () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    // Before the first turn there is nothing to tell.
    const hasTurned = delay.count > 0;
    const lags = {
      '0.5': hasTurned ? lagSeconds(delay.percentile(50)) : 0,
      '0.99': hasTurned ? lagSeconds(delay.percentile(99)) : 0,
      '1': hasTurned ? lagSeconds(delay.max) : 0,
    };
    delay.reset();
    return [
      figure(
        'gauge',
        'process_start_time_seconds',
        'When this process started, in seconds since 1970.',
        performance.timeOrigin / 1000,
      ),
      figure(
        'counter',
        'process_cpu_seconds_total',
        'Processor time of all threads.',
        (user + system) / 1e6,
      ),
      figure('gauge', 'process_resident_memory_bytes', 'Memory this process holds.', rss),
      figure('gauge', 'nodejs_heap_size_used_bytes', 'Memory of objects.', heapUsed),
      figure('gauge', 'nodejs_external_memory_bytes', 'Memory of bytes beside them.', external),
      {
        name: 'nodejs_eventloop_lag_seconds',
        type: 'gauge',
        help: 'How late turns came since this was last asked: half of them, 99 in 100, all.',
        samples: Object.entries(lags).map(([quantile, value]) => ({ labels: { quantile }, value })),
      },
    ];
  };
}
