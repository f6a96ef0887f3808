import { Counter, Gauge, type Metric } from 'prom-client';
import type { Reads } from '#db/standbys/reads.ts';

const STATES = ['fresh', 'behind', 'away', 'foreign'] as const;

/** Metrics of the databases that are read; `health` is called at each scrape. */
export function standbyMetrics({ health }: Pick<Reads, 'health'>): Metric[] {
  const primary = new Gauge({
    name: 'tabayyan_primary_up',
    help: '1 if the primary database answered when it was last asked, every two seconds at least.',
    registers: [],
    collect() {
      this.set(health().isPrimaryAway ? 0 : 1);
    },
  });
  const state = new Gauge({
    name: 'tabayyan_standby_state',
    help: '1 for the state of each standby: fresh ones are read, those behind catch up, foreign ones do not follow this primary.',
    labelNames: ['standby', 'state'],
    registers: [],
    collect() {
      for (const { name, state } of health().standbys) {
        for (const each of STATES) this.set({ standby: name, state: each }, Number(each === state));
      }
    },
  });
  const lagBytes = new Gauge({
    name: 'tabayyan_standby_lag_bytes',
    help: "What a standby has not yet replayed of the primary's log; no sample while it is away.",
    labelNames: ['standby'],
    registers: [],
    collect() {
      this.reset();
      for (const { name, lagBytes } of health().standbys) {
        if (lagBytes !== null) this.set({ standby: name }, lagBytes);
      }
    },
  });
  const lagSeconds = new Gauge({
    name: 'tabayyan_standby_lag_seconds',
    help: 'Time since a standby was last known to lack nothing.',
    labelNames: ['standby'],
    registers: [],
    collect() {
      for (const { name, lagSeconds } of health().standbys) {
        this.set({ standby: name }, lagSeconds);
      }
    },
  });
  const queries = new Counter({
    name: 'tabayyan_reads_total',
    help: 'Queries for what is public, by where they were answered; the rescued ones first failed elsewhere.',
    labelNames: ['source'],
    registers: [],
    collect() {
      this.reset();
      for (const [source, count] of Object.entries(health().counts)) this.inc({ source }, count);
    },
  });
  return [primary, state, lagBytes, lagSeconds, queries];
}
