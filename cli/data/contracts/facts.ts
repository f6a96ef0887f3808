import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '#cli/operator/open-database.ts';
import { type CommandContext, OperatorError, operator } from '#cli/operator/operator.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import { CHAINS } from '#domain/contract/chain.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { askGoPlus, goPlusToken } from '#domain/contract/goplus.ts';
import { editParts } from '#domain/listing/change/edit.ts';
import { everyListing } from '#domain/listing/find.ts';
import { today } from '#domain/time/day.ts';
import { UpstreamError } from '#domain/upstream/request.ts';

/** The service answers some thirty requests a minute. */
const PAUSE_MS = 2_000;

/** Asks GoPlus about each EVM contract of a coin and saves its facts with the day. Contracts whose request fails keep the earlier ones. */
export async function refreshFacts(context: CommandContext): Promise<void> {
  const { say } = context;
  const { baseUrl, key, secret } = context.settings.goPlus;
  if (!key || !secret) {
    throw new OperatorError('set GOPLUS_KEY and GOPLUS_SECRET: without them GoPlus is not asked');
  }
  const { db } = await openDatabase(context.settings, context.log, context.onEnd);
  const day = today();
  const by = operator();
  const token = await goPlusToken(fetch, { baseUrl, key, secret }).catch(withoutToken);
  const after = { asked: 0, failed: 0 };
  const ask = async (id: string, contract: Contract): Promise<Contract> => {
    if (CHAINS[contract.chain].family !== 'evm') return contract;
    if (after.asked > 0) await sleep(PAUSE_MS);
    after.asked += 1;
    try {
      const goPlus = await askGoPlus(fetch, { baseUrl, token }, contract, day);
      return goPlus ? { ...contract, goPlus } : contract;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      after.failed += 1;
      say(`${id}, ${contract.chain}: ${error.message}`);
      return contract;
    }
  };
  for await (const { listing, version } of everyListing(db, 'coin')) {
    const contracts: Contract[] = [];
    for (const contract of listing.contracts) contracts.push(await ask(listing.id, contract));
    if (isDeepStrictEqual(contracts, listing.contracts)) continue;
    const { outcome } = await editParts(db, 'coin', listing.id, { contracts }, { version, by });
    if (outcome !== 'saved')
      say(`${listing.id} was changed in the meantime: run the command again`);
  }
  await recordOperation(db, { by, what: 'data facts', whom: 'GoPlus', after });
  say(`${after.asked} contracts asked about, ${after.failed} without a response`);
}

function withoutToken(error: unknown): never {
  if (!(error instanceof UpstreamError)) throw error;
  throw new OperatorError(`GoPlus issued no token, and nothing was changed: ${error.message}`);
}
