import { parseArgs } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import type { CommandContext } from '#cli/operator/command-context.ts';
import { escapeControls } from '#cli/operator/escape-controls.ts';
import { OperatorError } from '#cli/operator/operator-error.ts';
import { backUp } from './backup.ts';
import { exportTo } from './export.ts';
import { importFrom } from './import.ts';
import { restore } from './restore.ts';
import { verify } from './verify.ts';

const LONGEST_LINE = 1_000;
const USAGE =
  'usage: npm run data -- import FILE… [--dry-run] | export FILE | backup FILE | restore FILE [--replace] | verify [HASH…]';

type Verb = (parts: CommandContext) => Promise<void>;

/** Reads what is asked for; the answer does it. Both throw OperatorError. */
export function parseDataCommand(args: string[]): Verb {
  const { verb, files, options } = readArguments(args);
  return ({ say, ...parts }) => {
    const sayPlainly = (line: string) => say(readable(line));
    return work(verb, files, options, { ...parts, say: sayPlainly }).catch(withoutRows);
  };
}

interface Options {
  'dry-run'?: boolean;
  replace?: boolean;
}

async function work(
  verb: string,
  files: string[],
  options: Options,
  parts: CommandContext,
): Promise<void> {
  const [file = ''] = files;
  if (verb === 'import' && files.length > 0) {
    return importFrom(files, { isDryRun: options['dry-run'] ?? false }, parts);
  }
  if (verb === 'verify') return verify(files, parts);
  if (files.length !== 1) throw new OperatorError(USAGE);
  if (verb === 'export') return exportTo(file, parts);
  if (verb === 'backup') return backUp(file, parts);
  if (verb === 'restore') return restore(file, { mayReplace: options.replace ?? false }, parts);
  throw new OperatorError(USAGE);
}

// Names and texts come from files and from a database that somebody may have written to: a terminal obeys control
// characters, and a name may be megabytes long.
function readable(line: string): string {
  return escapeControls(line.slice(0, LONGEST_LINE));
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
