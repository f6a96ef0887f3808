import { closingAfter } from '#cli/operator/closing.ts';
import { loadSettings } from '#cli/operator/environment.ts';
import { createLog } from '#cli/operator/log.ts';
import { runCommand } from '#cli/operator/operator-error.ts';
import { readVerb } from './data/run-data.ts';

// Documents in and out, a whole backup and its restore.
await runCommand(async () => {
  const run = readVerb(process.argv.slice(2));
  const settings = loadSettings();
  // What is said to the operator goes through `say`; the log is for what goes wrong.
  const log = createLog(settings.logLevel === 'info' ? 'warn' : settings.logLevel);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const close = await closingAfter(log, (onEnd) => run({ settings, log, onEnd, say }));
  await close();
});
