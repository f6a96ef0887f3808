import { parseArgs } from 'node:util';
import { emailAddress, findAccount } from '#domain/admin/account.ts';
import { add, change, history, isChange, list } from './account-commands.ts';
import { closingAfter } from './closing.ts';
import { loadSettings } from './environment.ts';
import { createLog } from './log.ts';
import { openDatabase } from './open-database.ts';
import { OperatorError, runCommand } from './operator-error.ts';

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

// `npm run admin`: who may edit. It works beside a running server and without one.
await runCommand(async () => {
  const { command, address, name, options } = readArguments();
  const email = emailAddress.safeParse(address);
  if (address !== undefined && !email.success) throw new OperatorError('that is no e-mail address');
  const settings = loadSettings();
  // Only what is amiss: the command itself says what it did.
  const log = createLog('warn');
  const close = await closingAfter(log, async (onEnd) => {
    const { db } = await openDatabase(settings, log, onEnd);
    if (!email.success) return command === 'list' ? list(db) : history(db);
    if (!isChange(command)) return add(db, email.data, options);
    const account = await findAccount(db, email.data);
    if (!account) throw new OperatorError(`there is no account for ${email.data}`);
    console.log(await change(db, command, account, { ...options, name }));
  });
  await close();
});

function readArguments() {
  const { values: options, positionals } = parse();
  const [command = '', address, ...rest] = positionals;
  const isOfAll = command === 'list' || command === 'history';
  const isKnown = isOfAll || command === 'add' || isChange(command);
  const asksPassword = command === 'add' || command === 'password';
  if (
    !isKnown ||
    (rest.length > 0 && command !== 'name') ||
    isOfAll !== (address === undefined) ||
    (options['password-stdin'] && !asksPassword) ||
    (options['no-claim'] && command !== 'add')
  ) {
    showUsage();
  }
  return { command, address, name: rest.join(' ').trim(), options };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { 'password-stdin': { type: 'boolean' }, 'no-claim': { type: 'boolean' } },
    });
  } catch {
    // An option there is not.
    return showUsage();
  }
}

function showUsage(): never {
  console.error(USAGE);
  process.exit(1);
}
