import { parseAdminCommand } from '#cli/operator/admin-command.ts';
import { askPassword } from '#cli/operator/ask-password.ts';
import { createLog } from '#cli/operator/log.ts';
import { loadSettings, runCommand, runWithCleanup } from '#cli/operator/operator.ts';

const USAGE = `Usage: npm run admin -- COMMAND
  add EMAIL [--password-stdin] [--no-claim]   adds an account; --no-claim: without the admin claim
  list                                        lists all accounts
  password EMAIL [--password-stdin]           sets a new password, ends all sessions
  name EMAIL [NAME]                           sets the name under which their rulings are public
  disable EMAIL                               refuses sign-ins, ends all sessions
  enable EMAIL                                allows sign-ins again
  revoke EMAIL                                ends all sessions
  grant EMAIL                                 gives the admin claim, which signing in and editing need
  withdraw EMAIL                              takes the admin claim away, ends all sessions
  history                                     lists what was done by these commands and by npm run data
The command prompts for the password; --password-stdin reads one line of the standard input instead.`;

await runCommand(async () => {
  const run = parseAdminCommand(process.argv.slice(2));
  if (!run) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  const settings = loadSettings();
  const log = createLog('warn');
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const close = await runWithCleanup(log, (onEnd) =>
    run({ settings, log, onEnd, say, askPassword }),
  );
  await close();
});
