import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Kind, listings } from '#db/schema.ts';
import { type Contract, contractsSchema } from './contract.ts';

export interface ListedContract extends Contract {
  kind: Kind;
  id: string;
}

/** Listed contracts with the address in normal form: those of several chains of one family may share it. */
export async function findContracts(db: Database, address: string): Promise<ListedContract[]> {
  const asked = JSON.stringify([{ address }]);
  const found = await select(db, sql`${listings.contracts} @> ${asked}::jsonb`);
  return found.filter((contract) => contract.address === address);
}

const MIN_SHOWN = 4;
const MAX_ALIKE = 20;

/**
 * Listed contracts whose address begins and ends as this one: programs show only those letters, and addresses like another
 * are made to be mistaken for it.
 */
export async function findAlike(db: Database, address: string): Promise<ListedContract[]> {
  const [start, end] = endsOf(address);
  const found = await select(
    db,
    sql`exists (select from jsonb_array_elements(${listings.contracts}) contract
      where lower(left(contract ->> 'address', ${start.length})) = ${start}
        and lower(right(contract ->> 'address', ${end.length})) = ${end})`,
  );
  return found.filter(
    (contract) =>
      contract.address !== address && endsOf(contract.address).join() === `${start},${end}`,
  );
}

/** Listed contracts whose address one of the words is but for its capitals. Those of EVM chains mean nothing there. */
export async function findInOtherCapitals(
  db: Database,
  words: readonly string[],
): Promise<ListedContract[]> {
  if (words.length === 0) return [];
  const folded = new Set(words.map((word) => word.toLowerCase()));
  const found = await select(
    db,
    sql`exists (select from jsonb_array_elements(${listings.contracts}) contract
      where ${inArray(sql`lower(contract ->> 'address')`, [...folded])})`,
  );
  return found.filter(
    ({ address }) =>
      !address.startsWith('0x') && folded.has(address.toLowerCase()) && !words.includes(address),
  );
}

/** The contracts of one listing. */
export function findContractsOf(db: Database, kind: Kind, id: string): Promise<ListedContract[]> {
  return select(db, sql`${listings.kind} = ${kind} and ${listings.id} = ${id}`);
}

function endsOf(address: string): [start: string, end: string] {
  const prefix = address.startsWith('0x') ? 2 : 0;
  const folded = address.toLowerCase();
  return [folded.slice(0, prefix + MIN_SHOWN), folded.slice(-MIN_SHOWN)];
}

async function select(db: Database, isMeant: ReturnType<typeof sql>): Promise<ListedContract[]> {
  // The first condition lets the index of listings with contracts be used.
  const rows = await db
    .select({ kind: listings.kind, id: listings.id, contracts: listings.contracts })
    .from(listings)
    .where(sql`${listings.contracts} <> '[]'::jsonb and ${isMeant}`)
    .orderBy(listings.kind, listings.id)
    .limit(MAX_ALIKE);
  return rows.flatMap(({ kind, id, contracts }) =>
    contractsSchema.parse(contracts).map((contract) => ({ ...contract, kind, id })),
  );
}
