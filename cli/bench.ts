import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseAmong, runCommand } from '#cli/operator/operator.ts';
import { ALL_NAMES, NAMES, runBench } from '../bench/run.ts';
import { buildIfChanged } from './build.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, baseline: { type: 'string' } },
  });
  const chosen = chooseAmong(ALL_NAMES, positionals, 'measurement');
  const names = positionals.length > 0 ? chosen : NAMES;
  await buildIfChanged((line) => console.log(line));
  const baseline = values.baseline === undefined ? null : resolve(values.baseline);
  const isWhole = await runBench(names, { isQuick: values.quick, baseline });
  process.exitCode = isWhole ? 0 : 1;
});
