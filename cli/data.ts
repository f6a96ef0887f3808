import { parseArgs } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Settings } from '#settings.ts';
import { closingAfter, type OnEnd } from './closing.ts';
import { backUp } from './data/backup.ts';
import { exportTo } from './data/export.ts';
import { importFrom } from './data/import.ts';
import { restore } from './data/restore.ts';
import { loadSettings } from './environment.ts';
import { createLog } from './log.ts';
import { OperatorError, runCommand } from './operator-error.ts';

const USAGE =
  'usage: npm run data -- import FILE… [--dry-run] | export FILE | backup FILE | restore FILE [--replace]';

// Documents in and out, a whole backup and its restore.
await runCommand(async () => {
  const { verb, files, options } = readArguments(process.argv.slice(2));
  const settings = loadSettings();
  // What is said to the operator goes through `say`; the log is for what goes wrong.
  const log = createLog(settings.logLevel === 'info' ? 'warn' : settings.logLevel);
  const close = await closingAfter(log, (onEnd) =>
    work(verb, files, options, { settings, log, onEnd }).catch(withoutRows),
  );
  await close();
});

/** What a verb needs to work. */
export interface Work {
  settings: Settings;
  log: Logger;
  onEnd: OnEnd;
}

interface Options {
  'dry-run'?: boolean;
  replace?: boolean;
}

function work(verb: string, files: string[], options: Options, parts: Work): Promise<void> {
  const [file = ''] = files;
  if (verb === 'import' && files.length > 0) {
    return importFrom(files, { isDryRun: options['dry-run'] ?? false }, parts);
  }
  if (files.length !== 1) throw new OperatorError(USAGE);
  if (verb === 'export') return exportTo(file, parts);
  if (verb === 'backup') return backUp(file, parts);
  if (verb === 'restore') return restore(file, { mayReplace: options.replace ?? false }, parts);
  throw new OperatorError(USAGE);
}

// A query's error holds its values: whole rows, password hashes among them.
function withoutRows(error: unknown): never {
  if (!(error instanceof DrizzleQueryError)) throw error;
  const reason = error.cause?.message ?? 'no reason was given';
  throw new OperatorError(`nothing was changed, because the database refused it: ${reason}`);
}

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, replace: { type: 'boolean' } },
    });
    const [verb = '', ...files] = positionals;
    return { verb, files, options: values };
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}; ${USAGE}`);
  }
}
