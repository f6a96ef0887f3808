import { parseArgs } from 'node:util';
import { emailAddress, findAccount } from '#domain/admin/account.ts';
import { add, change, history, isChange, list, type Terminal } from './account-commands.ts';
import { escapeControls } from './escape-controls.ts';
import { openDatabase } from './open-database.ts';
import type { CommandContext } from './operator.ts';
import { OperatorError } from './operator-error.ts';

type Command = (parts: CommandContext & Terminal) => Promise<void>;

/** Parses the arguments into a function that runs the command; null if they are invalid. Both throw OperatorError. */
export function parseAdminCommand(args: string[]): Command | null {
  const parsed = parseArguments(args);
  if (!parsed) return null;
  const { command, address, name, options } = parsed;
  const email = emailAddress.safeParse(address);
  if (address !== undefined && !email.success) throw new OperatorError('that is no e-mail address');
  return async ({ settings, log, onEnd, say, askPassword }) => {
    // Stored texts, such as names of imported files, may hold control characters.
    const terminal = { say: (line: string) => say(escapeControls(line)), askPassword };
    const { db } = await openDatabase(settings, log, onEnd);
    if (!email.success) return command === 'list' ? list(db, terminal) : history(db, terminal);
    if (!isChange(command)) return add(db, email.data, options, terminal);
    const account = await findAccount(db, email.data);
    if (!account) throw new OperatorError(`there is no account for ${email.data}`);
    terminal.say(await change(db, command, account, { ...options, name }, terminal));
  };
}

function parseArguments(args: string[]) {
  const parsed = parseOptions(args);
  if (!parsed) return null;
  const { values: options, positionals } = parsed;
  const [command = '', address, ...rest] = positionals;
  const takesNoAddress = command === 'list' || command === 'history';
  const isKnown = takesNoAddress || command === 'add' || isChange(command);
  const asksPassword = command === 'add' || command === 'password';
  const isInvalid =
    !isKnown ||
    (rest.length > 0 && command !== 'name') ||
    takesNoAddress !== (address === undefined) ||
    (options['password-stdin'] && !asksPassword) ||
    (options['no-claim'] && command !== 'add');
  return isInvalid ? null : { command, address, name: rest.join(' ').trim(), options };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { 'password-stdin': { type: 'boolean' }, 'no-claim': { type: 'boolean' } },
    });
  } catch {
    // An unknown option.
    return null;
  }
}
