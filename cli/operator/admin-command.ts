import { parseArgs } from 'node:util';
import { type Database, hasCode } from '#db/client.ts';
import {
  type Account,
  addAccount,
  emailAddress,
  findAccount,
  listAccounts,
  setAdmin,
  setDisabled,
  setPassword,
  setPublicName,
  signOutEverywhere,
} from '#domain/admin/account.ts';
import { listOperations, recordOperation } from '#domain/admin/operation.ts';
import { passwordProblem } from '#domain/admin/password-rules.ts';
import { describeHidden } from '#domain/text/describe-hidden.ts';
import { dayOf } from '#domain/time/day.ts';
import type { askPassword } from './ask-password.ts';
import { ADD_COMMAND } from './first-start.ts';
import { openDatabase } from './open-database.ts';
import { type CommandContext, escapeControls, OperatorError, operator } from './operator.ts';

interface Terminal {
  say: (line: string) => void;
  askPassword: typeof askPassword;
}

interface PasswordOptions {
  'password-stdin'?: boolean;
}

/** Adds an account. Throws OperatorError. */
async function add(
  db: Database,
  email: string,
  options: PasswordOptions & { 'no-claim'?: boolean },
  terminal: Terminal,
): Promise<void> {
  const taken = new OperatorError(
    `there is an account for ${email} already; \`password\` gives it a new password`,
  );
  if (await findAccount(db, email)) throw taken;
  const password = await newPassword(email, options, terminal);
  const isAdmin = !options['no-claim'];
  await db.transaction(async (tx) => {
    const account = await addAccount(tx, { email, password, isAdmin });
    if (!account) throw taken;
    await recordChange(tx, 'add', { before: null, after: account });
  });
  terminal.say(
    isAdmin
      ? `${email} may sign in at /admin/login.`
      : `${email} has an account and may sign in once \`grant\` gives it the admin claim.`,
  );
}

/** Says a line for each account: its address, its claim and since when. */
async function list(db: Database, { say }: Terminal): Promise<void> {
  const accounts = await listAccounts(db);
  if (accounts.length === 0) say(`There are no accounts. Add one: ${ADD_COMMAND}`);
  const widest = Math.max(...accounts.map(({ email }) => email.length));
  for (const { email, isAdmin, disabledAt, createdAt } of accounts) {
    const claim = isAdmin ? 'admin' : 'without the admin claim';
    const disabled = disabledAt ? `, disabled ${dayOf(disabledAt)}` : '';
    say(`${email.padEnd(widest)}  ${claim}, made ${dayOf(createdAt)}${disabled}`);
  }
}

/** Changes an existing account and records the operation. Returns a line that says what was done. Throws OperatorError. */
async function change(
  db: Database,
  command: AccountChange,
  before: Account,
  options: PasswordOptions & { name?: string },
  terminal: Terminal,
): Promise<string> {
  // Prompted before the transaction, which would stay open while the operator types.
  const password = command === 'password' ? await newPassword(before.email, options, terminal) : '';
  const input = command === 'name' ? (options.name ?? '') : password;
  return db.transaction(async (tx) => {
    const done = await CHANGES[command](tx, before, input);
    await recordChange(tx, command, { before, after: await findAccount(tx, before.email) });
    return done;
  });
}

/** Prints the operations recorded, newest first. */
async function history(db: Database, { say }: Terminal): Promise<void> {
  const operations = await listOperations(db, OPERATIONS_SHOWN);
  if (operations.length === 0) say('Nothing has been done yet.');
  for (const { at, by, what, whom, before, after } of operations) {
    const change = before || after ? ` ${JSON.stringify({ before, after })}` : '';
    say(`${at.toISOString()}  ${by}  ${what} ${whom}${change}`);
  }
}

const OPERATIONS_SHOWN = 100;

type AccountChange = keyof typeof CHANGES;

function isChange(command: string): command is AccountChange {
  return Object.hasOwn(CHANGES, command);
}

type Change = (db: Database, account: Account, input: string) => Promise<string>;

const CHANGES = {
  async password(db, { id, email }, password) {
    await setPassword(db, id, password);
    return `${email} has a new password and is signed out everywhere.`;
  },
  async name(db, { id, email }, name) {
    if (name.length > 100) throw new OperatorError('a name is a line of at most 100 letters');
    const hidden = describeHidden(name, 'line');
    if (hidden) throw new OperatorError(`this name has invisible characters: ${hidden}`);
    await setPublicName(db, id, name || null);
    return name
      ? `Rulings of ${email} are public under the name ${name}.`
      : `Rulings of ${email} are public without a name.`;
  },
  async disable(db, { id, email }) {
    await setDisabled(db, id, true);
    return `${email} is disabled and signed out everywhere.`;
  },
  async enable(db, { id, email }) {
    await setDisabled(db, id, false);
    return `${email} may sign in again.`;
  },
  async revoke(db, { id, email }) {
    const ended = await signOutEverywhere(db, id);
    return `${email} is signed out everywhere; sessions ended: ${ended}.`;
  },
  async grant(db, { id, email }) {
    await setAdmin(db, id, true);
    return `${email} has the admin claim and may sign in.`;
  },
  async withdraw(db, { id, email }) {
    await setAdmin(db, id, false);
    return `${email} has no admin claim, may no longer sign in and is signed out everywhere.`;
  },
} satisfies Record<string, Change>;

function recordChange(
  db: Database,
  command: string,
  { before, after }: { before: Account | null; after: Account | null },
): Promise<void> {
  const whom = (after ?? before)?.email ?? '';
  const states = { before: stateOf(before), after: stateOf(after) };
  return recordOperation(db, { by: operator(), what: `admin ${command}`, whom, ...states });
}

function stateOf(account: Account | null) {
  return (
    account && {
      isAdmin: account.isAdmin,
      disabledAt: account.disabledAt,
      publicName: account.publicName,
    }
  );
}

async function newPassword(
  email: string,
  options: PasswordOptions,
  terminal: Terminal,
): Promise<string> {
  const password = await terminal.askPassword({ once: options['password-stdin'] === true });
  const problem = passwordProblem(password, email);
  if (problem) throw new OperatorError(problem);
  return password;
}

type Command = (parts: CommandContext & Terminal) => Promise<void>;

/** Parses the arguments into a function that runs the command; null if they are invalid. Both throw OperatorError. */
export function parseAdminCommand(args: string[]): Command | null {
  const parsed = parseArguments(args);
  if (!parsed) return null;
  const { command, address, name, options } = parsed;
  const email = emailAddress.safeParse(address);
  if (address !== undefined && !email.success)
    throw new OperatorError('this is not an e-mail address');
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
  } catch (error) {
    if (!hasCode(error, /^ERR_PARSE_ARGS_/)) throw error;
    return null;
  }
}
