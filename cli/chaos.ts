import { parseArgs } from 'node:util';
import { NAMES, runChaos } from '#chaos/run.ts';
import { OperatorError, runCommand } from '#cli/operator/operator.ts';
import { buildIfChanged } from './build.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { short: { type: 'boolean', default: false } },
  });
  const unknown = positionals.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) {
    throw new OperatorError(
      `there is no trial ${unknown.join(', ')}; there are ${NAMES.join(', ')}`,
    );
  }
  await buildIfChanged((line) => console.log(line));
  const names = positionals.length > 0 ? positionals : NAMES;
  const isWhole = await runChaos(names, { isShort: values.short });
  process.exitCode = isWhole ? 0 : 1;
});
