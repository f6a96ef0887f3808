import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { openDatabase } from '#cli/operator/open-database.ts';
import { type CommandContext, OperatorError } from '#cli/operator/operator.ts';
import { compareRegister, type NamedExchange } from '#domain/licence/compare-register.ts';
import { type Entry, OtherShape, readEuRegister } from '#domain/licence/eu-register.ts';
import { EU_REGISTER, isEntryOf } from '#domain/licence/registers.ts';
import { everyListing } from '#domain/listing/find.ts';

const MOST_BYTES = 20_000_000;

/** Compares a copy of the European register with the licences shown, and prints what an editor has to look at. It changes nothing. */
export async function compareCopy(file: string, context: CommandContext): Promise<void> {
  const { say } = context;
  const bytes = await readCopy(file);
  const entries = entriesOf(bytes, file);
  const { db } = await openDatabase(context.settings, context.log, context.onEnd);
  const exchanges: NamedExchange[] = [];
  for await (const { listing } of everyListing(db, 'exchange')) {
    const names = Object.values(listing.texts).flatMap(({ name }) => name ?? []);
    const licences = listing.licences.filter((licence) => isEntryOf(licence, EU_REGISTER));
    exchanges.push({ id: listing.id, names, website: listing.website, licences });
  }
  const { found, doubtful, ended, gone } = compareRegister(entries, exchanges);
  say(`${entries.length} entries, sha256 ${createHash('sha256').update(bytes).digest('hex')}`);
  for (const { exchange, entry } of found) say(`not held yet: ${exchange}: ${described(entry)}`);
  for (const { exchange, entry } of doubtful) {
    say(`only the name agrees, to be looked at: ${exchange}: ${described(entry)}`);
  }
  for (const { licence, until } of ended) say(`ended on ${until}: ${licence.company}`);
  for (const { licence } of gone) {
    say(`no longer in the copy: ${licence.company}, ${licence.number}`);
  }
  const count = found.length + doubtful.length + ended.length + gone.length;
  say(count === 0 ? 'nothing to look at' : `${count} to look at; nothing was changed`);
}

async function readCopy(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES) throw new OperatorError(`${file} is larger than ${MOST_BYTES} bytes`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} cannot be read`);
  }
}

function entriesOf(bytes: Buffer, file: string): Entry[] {
  try {
    return readEuRegister(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof OtherShape) {
      throw new OperatorError(
        `${file} is not the register in the shape known here: ${error.message}`,
      );
    }
    if (error instanceof TypeError) throw new OperatorError(`${file} is not UTF-8`);
    throw error;
  }
}

function described({ company, lei, authority, from }: Entry): string {
  return `${company}, ${lei ?? 'no LEI'}, ${authority}, since ${from ?? 'an unknown day'}`;
}
