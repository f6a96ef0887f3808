import { parseAdminCommand } from '#cli/operator/admin-command.ts';
import { askPassword } from '#cli/operator/ask-password.ts';
import { createLog } from '#cli/operator/log.ts';
import { loadSettings, runCommand, runWithCleanup } from '#cli/operator/operator.ts';

const USAGE = `Usage: npm run admin -- COMMAND
  add EMAIL [--password-stdin] [--no-claim]   makes an account that may edit; --no-claim: that may not
  list                                        all accounts
  password EMAIL [--password-stdin]           a new password, signed out everywhere
  name EMAIL [NAME]                           the name under which their rulings are public
  disable EMAIL                               no more signing in, signed out everywhere
  enable EMAIL                                takes that back
  revoke EMAIL                                signed out everywhere
  grant EMAIL                                 may edit
  withdraw EMAIL                              may no longer edit, signed out everywhere
  history                                     what was done with these, and with data in and out
The password is asked for on the terminal; --password-stdin reads one line instead.`;

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
