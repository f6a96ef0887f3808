import { parseArgs } from 'node:util';
import { emailAddress, findAccount } from '#domain/admin/account.ts';
import { add, change, history, isChange, list, type Terminal } from './account-commands.ts';
import type { CommandContext } from './command-context.ts';
import { escapeControls } from './escape-controls.ts';
import { openDatabase } from './open-database.ts';
import { OperatorError } from './operator-error.ts';

type Command = (parts: CommandContext & Terminal) => Promise<void>;

/** Reads what is asked for, null where it makes no sense; the answer does it. Both throw OperatorError. */
export function readAdminCommand(args: string[]): Command | null {
  const read = readArguments(args);
  if (!read) return null;
  const { command, address, name, options } = read;
  const email = emailAddress.safeParse(address);
  if (address !== undefined && !email.success) throw new OperatorError('that is no e-mail address');
  return async ({ settings, log, onEnd, say, askPassword }) => {
    // The name of a file that was imported may hold anything.
    const terminal = { say: (line: string) => say(escapeControls(line)), askPassword };
    const { db } = await openDatabase(settings, log, onEnd);
    if (!email.success) return command === 'list' ? list(db, terminal) : history(db, terminal);
    if (!isChange(command)) return add(db, email.data, options, terminal);
    const account = await findAccount(db, email.data);
    if (!account) throw new OperatorError(`there is no account for ${email.data}`);
    terminal.say(await change(db, command, account, { ...options, name }, terminal));
  };
}

function readArguments(args: string[]) {
  const parsed = parse(args);
  if (!parsed) return null;
  const { values: options, positionals } = parsed;
  const [command = '', address, ...rest] = positionals;
  const isOfAll = command === 'list' || command === 'history';
  const isKnown = isOfAll || command === 'add' || isChange(command);
  const asksPassword = command === 'add' || command === 'password';
  const makesNoSense =
    !isKnown ||
    (rest.length > 0 && command !== 'name') ||
    isOfAll !== (address === undefined) ||
    (options['password-stdin'] && !asksPassword) ||
    (options['no-claim'] && command !== 'add');
  return makesNoSense ? null : { command, address, name: rest.join(' ').trim(), options };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { 'password-stdin': { type: 'boolean' }, 'no-claim': { type: 'boolean' } },
    });
  } catch {
    // An option there is not.
    return null;
  }
}
