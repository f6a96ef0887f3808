import type { Database } from '#db/client.ts';
import {
  type Account,
  addAccount,
  findAccount,
  listAccounts,
  setAdmin,
  setDisabled,
  setPassword,
  signOutEverywhere,
} from '#domain/admin/account.ts';
import { passwordProblem } from '#domain/admin/password-rules.ts';
import { askPassword } from './ask-password.ts';
import { ADD_COMMAND } from './first-editor.ts';
import { OperatorError } from './operator-error.ts';

export interface PasswordOptions {
  /** One line from the input, instead of twice from the terminal. */
  'password-stdin'?: boolean;
}

/** Makes an account. Throws OperatorError, as all of these do. */
export async function add(
  db: Database,
  email: string,
  options: PasswordOptions & { 'no-claim'?: boolean },
): Promise<void> {
  const taken = new OperatorError(
    `there is an account for ${email} already; \`password\` gives it a new password`,
  );
  if (await findAccount(db, email)) throw taken;
  const password = await newPassword(email, options);
  const isAdmin = !options['no-claim'];
  if (!(await addAccount(db, { email, password, isAdmin }))) throw taken;
  console.log(`${email} may sign in at /admin/login${isAdmin ? '' : ', but not edit'}.`);
}

/** Shows all accounts. */
export async function list(db: Database): Promise<void> {
  const accounts = await listAccounts(db);
  if (accounts.length === 0) console.log(`There are no accounts. Make one: ${ADD_COMMAND}`);
  const widest = Math.max(...accounts.map(({ email }) => email.length));
  for (const { email, isAdmin, disabledAt, createdAt } of accounts) {
    const may = isAdmin ? 'may edit' : 'may not edit';
    const disabled = disabledAt ? `, disabled ${dayOf(disabledAt)}` : '';
    console.log(`${email.padEnd(widest)}  ${may}, made ${dayOf(createdAt)}${disabled}`);
  }
}

type Change = (db: Database, account: Account, options: PasswordOptions) => Promise<string>;

/** What changes an account there is; answers what it has done. */
export const CHANGES: Record<string, Change> = {
  async password(db, { id, email }, options) {
    await setPassword(db, id, await newPassword(email, options));
    return `${email} has a new password and is signed out everywhere.`;
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
    return `${email} may edit.`;
  },
  async withdraw(db, { id, email }) {
    await setAdmin(db, id, false);
    return `${email} may no longer edit.`;
  },
};

async function newPassword(email: string, options: PasswordOptions): Promise<string> {
  const password = await askPassword({ once: options['password-stdin'] === true });
  const problem = passwordProblem(password, email);
  if (problem) throw new OperatorError(problem);
  return password;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
