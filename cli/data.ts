import { loadSettings } from '#cli/operator/load-settings.ts';
import { createLog } from '#cli/operator/log.ts';
import { runCommand } from '#cli/operator/operator-error.ts';
import { runWithCleanup } from '#cli/operator/run-with-cleanup.ts';
import { parseDataCommand } from './data/data-command.ts';

// `npm run data` imports, exports, backs up, restores and verifies.
await runCommand(async () => {
  const run = parseDataCommand(process.argv.slice(2));
  const settings = loadSettings();
  // Results go through `say`; the log carries only warnings by default.
  const log = createLog(settings.logLevel === 'info' ? 'warn' : settings.logLevel);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const close = await runWithCleanup(log, (onEnd) => run({ settings, log, onEnd, say }));
  await close();
});
