import { createLog } from '#cli/operator/log.ts';
import { loadSettings, runCommand, runWithCleanup } from '#cli/operator/operator.ts';
import { parseDataCommand } from './data/data-command.ts';

await runCommand(async () => {
  const run = parseDataCommand(process.argv.slice(2));
  const settings = loadSettings();
  // Results go through `say`; the log carries only warnings by default.
  const log = createLog(settings.logLevel === 'info' ? 'warn' : settings.logLevel);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const close = await runWithCleanup(log, (onEnd) => run({ settings, log, onEnd, say }));
  await close();
});
