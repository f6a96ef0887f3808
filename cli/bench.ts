import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError, runCommand } from '#cli/operator/operator.ts';
import { NAMES, runBench } from '../bench/run.ts';
import { buildIfChanged } from './build.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, baseline: { type: 'string' } },
  });
  const unknown = positionals.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) {
    throw new OperatorError(
      `there is no measurement ${unknown.join(', ')}; there are ${NAMES.join(', ')}`,
    );
  }
  await buildIfChanged((line) => console.log(line));
  const names = positionals.length > 0 ? positionals : NAMES;
  const baseline = values.baseline === undefined ? null : resolve(values.baseline);
  const isWhole = await runBench(names, { isQuick: values.quick, baseline });
  process.exitCode = isWhole ? 0 : 1;
});
