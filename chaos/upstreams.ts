import type { Trial } from '#chaos/rig/trial.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { OUTAGES, runOutages } from '#tests/outages/outage.ts';
import { FAULTS } from '#tests/outages/services.ts';
import { atEnd, scratchFolder } from '#tests/rig/processes.ts';
import { cloneTemplate, makeTemplates } from '#tests/rig/templates.ts';

/** Concurrent outages; each mostly waits for upstreams that do not answer. */
const AT_ONCE = 2;

/** Every upstream of a newly started site fails in every way. */
export const failingUpstreams: Trial = {
  tried: 'every outside service failing in every way under a cold site',
  full: FAULTS.length,
  short: 2,
  run: async (ways, losses) => {
    const dataDir = await scratchFolder();
    const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
    const end = atEnd(() => server.stop());
    await makeTemplates(server.url);
    const faults = FAULTS.slice(0, ways);
    const outages = OUTAGES.flatMap((outage) => faults.map((fault) => ({ ...outage, fault })));
    const newDatabase = () => cloneTemplate(server.url, 'starter');
    const results = await runOutages(outages, { atOnce: AT_ONCE, coldSeconds: 3 }, newDatabase);
    for (const [outage, problems] of results) {
      for (const problem of problems) losses.add(`${outage}: ${problem}`);
    }
    await end();
    return {
      times: `${results.size} outages: ${OUTAGES.length} of services in ${ways} ways`,
      summary: 'pages 200 within 3 s with the required messages, the others untouched',
    };
  },
};
