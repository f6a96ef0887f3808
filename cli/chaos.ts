import { parseArgs } from 'node:util';
import { NAMES, runChaos } from '#chaos/run.ts';
import { chooseAmong, runCommand } from '#cli/operator/operator.ts';
import { buildIfChanged } from './build.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { short: { type: 'boolean', default: false } },
  });
  const names = chooseAmong(NAMES, positionals, 'trial');
  await buildIfChanged((line) => console.log(line));
  const hasPassed = await runChaos(names, { isShort: values.short });
  process.exitCode = hasPassed ? 0 : 1;
});
