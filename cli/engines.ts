import { parseArgs } from 'node:util';
import { chooseAmong, runCommand } from '#cli/operator/operator.ts';
import { startEngine } from '#tests/engines/engine-server.ts';
import { ENGINES, packageOf } from '#tests/engines/engines.ts';
import { endAll, endOnSignals } from '#tests/rig/processes.ts';
import { runTests } from './steps.ts';

// `npm run engines` runs the integration tests against each version of PostgreSQL, or against those named.
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const versions = chooseAmong(Object.keys(ENGINES), positionals, 'version');
  endOnSignals();
  const lines: string[] = [];
  let failed = 0;
  for (const version of versions) {
    const tally = { passed: 0, failed: 0 };
    try {
      const url = await startEngine(version, await packageOf(version));
      await runTests(tally, ['integration'], { TEST_DATABASE_URL: url });
    } finally {
      await endAll();
    }
    failed += tally.failed;
    lines.push(`PostgreSQL ${ENGINES[version]}: ${tally.passed} passed, ${tally.failed} failed`);
  }
  console.log(lines.join('\n'));
  process.exitCode = failed === 0 ? 0 : 1;
});
