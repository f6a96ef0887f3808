import { readFile, stat } from 'node:fs/promises';
import { openBeside } from '#cli/operator/open-beside.ts';
import { type CommandContext, OperatorError, operator } from '#cli/operator/operator.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import { CHAINS } from '#domain/contract/chain.ts';
import { type ComparedCoin, compareList } from '#domain/contract/compare-list.ts';
import { readTokenList, type TokenList } from '#domain/contract/token-list.ts';
import { TokenListError } from '#domain/contract/token-list-error.ts';
import { editParts } from '#domain/listing/change/edit.ts';
import { everyListing } from '#domain/listing/find.ts';
import { decodeUtf8 } from '#domain/text/utf8.ts';
import { today } from '#domain/time/day.ts';
import { withRests } from '#domain/time/in-slices.ts';

const MAX_BYTES = 10_000_000;

/** Enters a token list among the sources of the contracts that it names, and prints the addresses that an editor has to look at. */
export async function importTokens(file: string, context: CommandContext): Promise<void> {
  const { say } = context;
  const list = await readList(file);
  const { db } = await openBeside(context);
  const coins: (ComparedCoin & { version: number })[] = [];
  for await (const { listing, version } of everyListing(db, 'coin')) {
    coins.push({ ...listing, version });
  }
  const { confirmed, doubtful } = compareList(list, coins, today());
  const by = operator();
  let changed = 0;
  for await (const { coin, contracts } of withRests(
    confirmed.filter(({ isChanged }) => isChanged),
  )) {
    const { id, version } = coin;
    const { outcome } = await editParts(db, 'coin', id, { contracts }, { version, by });
    if (outcome === 'saved') changed += 1;
    else if (outcome === 'missing') say(`${id} was deleted in the meantime`);
    else say(`${id} was changed in the meantime: run the command again`);
  }
  for (const { id, token } of doubtful) {
    say(`to be looked at: ${id}: ${CHAINS[token.chain].name} ${token.address}`);
  }
  const after = { tokens: list.tokens.length, named: confirmed.length, changed };
  await recordOperation(db, { by, what: 'data tokens', whom: list.name, after });
  say(
    `${list.name}: ${after.tokens} tokens on known chains, contracts of ${after.named} coins named, ${changed} listings changed, ${doubtful.length} addresses to look at`,
  );
}

async function readList(file: string): Promise<TokenList> {
  const text = await readText(file);
  try {
    return readTokenList(text);
  } catch (error) {
    if (!(error instanceof TokenListError)) throw error;
    throw new OperatorError(`${file} was not imported: ${error.message}`);
  }
}

async function readText(file: string): Promise<string> {
  const text = decodeUtf8(await readBytes(file));
  if (text === null) throw new OperatorError(`${file} is not in UTF-8`);
  return text;
}

async function readBytes(file: string): Promise<Buffer> {
  const cannotBeRead = (error: Error) => {
    throw new OperatorError(`${file} cannot be read: ${error.message}`);
  };
  const { size } = await stat(file).catch(cannotBeRead);
  if (size > MAX_BYTES) throw new OperatorError(`${file} is larger than ${MAX_BYTES} bytes`);
  return readFile(file).catch(cannotBeRead);
}
