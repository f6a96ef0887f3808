import { parseArgs } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { openDatabase } from '#cli/operator/open-database.ts';
import { type CommandContext, escapeControls, OperatorError } from '#cli/operator/operator.ts';
import { requireIntactLedger } from '#cli/operator/require-intact-ledger.ts';
import { backUp } from './backup.ts';
import { refreshFacts } from './contracts/facts.ts';
import { importTokens } from './contracts/tokens.ts';
import { exportTo } from './export.ts';
import { importFrom } from './import.ts';
import { importRegisterFrom } from './register.ts';
import { restore } from './restore.ts';
import { starter } from './starter.ts';
import { copyUploads } from './uploads.ts';
import { importListFrom, protectFrom } from './warnings.ts';

const MAX_LINE_LENGTH = 1_000;
const USAGE =
  'usage: npm run data -- import FILE… [--dry-run] | export FILE | backup FILE | restore FILE [--replace] | warnings LIST FILE [--replace] | protected FILE | verify [HASH…] | starter | register FILE [--replace] | tokens FILE | facts | uploads to-store | uploads to-folder';

type Command = (context: CommandContext) => Promise<void>;

/** Parses the arguments into a function that runs the command. Both throw OperatorError. */
export function parseDataCommand(args: string[]): Command {
  const { verb, files, options } = parseArguments(args);
  return (context) => {
    const say = (line: string) => context.say(printable(line));
    return run(verb, files, options, { ...context, say }).catch(rethrowWithoutRows);
  };
}

interface Options {
  'dry-run'?: boolean;
  replace?: boolean;
}

async function run(
  verb: string,
  files: string[],
  options: Options,
  context: CommandContext,
): Promise<void> {
  const [file = ''] = files;
  if (verb === 'import' && files.length > 0) {
    return importFrom(files, { isDryRun: options['dry-run'] ?? false }, context);
  }
  if (verb === 'verify') return verify(files, context);
  if (verb === 'starter' && files.length === 0) return starter(context);
  if (verb === 'facts' && files.length === 0) return refreshFacts(context);
  if (verb === 'warnings' && files.length === 2) {
    return importListFrom(files, { mayJump: options.replace ?? false }, context);
  }
  if (verb === 'uploads' && files.length <= 1) return copyUploads(files[0], context);
  if (files.length !== 1) throw new OperatorError(USAGE);
  if (verb === 'protected') return protectFrom(file, context);
  if (verb === 'export') return exportTo(file, context);
  if (verb === 'backup') return backUp(file, context);
  if (verb === 'tokens') return importTokens(file, context);
  if (verb === 'register') {
    return importRegisterFrom(file, { mayJump: options.replace ?? false }, context);
  }
  if (verb === 'restore') return restore(file, { mayReplace: options.replace ?? false }, context);
  throw new OperatorError(USAGE);
}

// Names and texts of files and the database may contain control characters, or be megabytes long.
function printable(line: string): string {
  return escapeControls(line.slice(0, MAX_LINE_LENGTH));
}

// The message of a query error contains its parameters: whole rows, with password hashes.
function rethrowWithoutRows(error: unknown): never {
  if (!(error instanceof DrizzleQueryError)) throw error;
  const reason = error.cause?.message ?? 'no reason was given';
  throw new OperatorError(`nothing was changed, because the database refused it: ${reason}`);
}

function parseArguments(args: string[]) {
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

/** Verifies the rulings against their ledger, and the hashes `known`. Throws OperatorError if they do not match. */
async function verify(
  known: string[],
  { settings, log, onEnd, say }: CommandContext,
): Promise<void> {
  const invalid = known.find((hash) => !/^[0-9a-f]{64}$/.test(hash));
  if (invalid)
    throw new OperatorError(`${invalid} is not a hash: /changes shows it, 64 letters and digits`);
  const { db } = await openDatabase(settings, log, onEnd);
  const { entries, listings, texts, head } = await requireIntactLedger(db, known, say);
  say(`${entries} entries and the rulings of ${listings} listings are as they were entered`);
  say(`${texts} stored texts of rulings have their digests`);
  say(`the last entry is ${head}`);
}
