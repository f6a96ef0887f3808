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
import { today } from '#domain/time/day.ts';
import { withRests } from '#domain/time/in-slices.ts';

const MAX_BYTES = 10_000_000;

/** Enters a token list among the sources of the contracts that it names, and prints the addresses that an editor has to look at. */
export async function importTokens(file: string, context: CommandContext): Promise<void> {
  const { say } = context;
  const list = await readList(file);
  const { db } = await openBeside(context);
  const versions = new Map<string, number>();
  const coins: ComparedCoin[] = [];
  for await (const { listing, version } of everyListing(db, 'coin')) {
    versions.set(listing.id, version);
    coins.push(listing);
  }
  const { confirmed, doubtful } = compareList(list, coins, today());
  const by = operator();
  let changed = 0;
  for await (const { id, contracts } of withRests(confirmed.filter(({ isChanged }) => isChanged))) {
    const version = versions.get(id) ?? 0;
    const { outcome } = await editParts(db, 'coin', id, { contracts }, { version, by });
    if (outcome === 'saved') changed += 1;
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
  try {
    const { size } = await stat(file);
    if (size > MAX_BYTES) throw new TokenListError(`it is larger than ${MAX_BYTES} bytes`);
    return readTokenList(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)));
  } catch (error) {
    if (error instanceof TokenListError) {
      throw new OperatorError(`${file} was not imported: ${error.message}`);
    }
    const why = error instanceof TypeError ? ' as UTF-8' : '';
    throw new OperatorError(`${file} cannot be read${why}`);
  }
}
