import { openDatabase } from '#cli/operator/open-database.ts';
import { type CommandContext, OperatorError, operator } from '#cli/operator/operator.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { askGoPlus } from '#domain/contract/goplus.ts';
import { editContracts } from '#domain/listing/change/edit.ts';
import { everyListing } from '#domain/listing/find.ts';
import { UpstreamError } from '#domain/upstream/request.ts';

/** Asks GoPlus about each EVM contract of a coin and saves its facts with the day. Contracts whose request fails keep the earlier ones. */
export async function refreshFacts(context: CommandContext): Promise<void> {
  const { say } = context;
  const { baseUrl, key } = context.settings.goPlus;
  if (!key) throw new OperatorError('set GOPLUS_KEY: without it GoPlus is not asked');
  const { db } = await openDatabase(context.settings, context.log, context.onEnd);
  const today = new Date().toISOString().slice(0, 10);
  const by = operator();
  const after = { asked: 0, failed: 0 };
  const ask = async (id: string, contract: Contract): Promise<Contract> => {
    after.asked += 1;
    try {
      const goPlus = await askGoPlus(fetch, { baseUrl, key }, contract, today);
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
    if (contracts.length > 0) {
      await editContracts(db, 'coin', listing.id, contracts, { version, by });
    }
  }
  await recordOperation(db, { by, what: 'data facts', whom: 'GoPlus', after });
  say(`${after.asked} contracts asked about, ${after.failed} without an answer`);
}
