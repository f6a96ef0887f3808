import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { ask } from '#bench/rig/ask.ts';
import { connect } from '#db/client.ts';
import { addedId, type Coin, type Editor } from './editor.ts';
import { within } from './server.ts';

const MAX_READ_MS = 15_000;
const RETRY_MS = 200;
const COIN: Coin = { name: 'Watched', description: 'At first.', image: '/logos/bitcoin.svg' };

/** The results of edits and of the reads after each. */
export interface EditCounts {
  acknowledged: number;
  refused: number;
  /** Reads after an acknowledged edit, from every address. */
  reads: number;
  /** Reads that showed an older state. */
  stale: number;
  /** Reads that were not answered with 200. */
  unanswered: number;
  /** Acknowledged edits that the database does not have. */
  lost: number;
}

/** The servers from which an edited coin is read: the balancer, and the instances that are not being killed. */
export type Addresses = () => number[];

/**
 * Edits one coin again and again; after each acknowledged edit its page and its entry in the API are read at every address.
 * After a refusal the next edit builds on what the database has.
 */
export async function watchedEdits(editor: Editor, primaryUrl: string, addresses: Addresses) {
  const counts: EditCounts = {
    acknowledged: 0,
    refused: 0,
    reads: 0,
    stale: 0,
    unanswered: 0,
    lost: 0,
  };
  const id = addedId(await editor.add(COIN, crypto.randomUUID()));
  if (!id) throw new Error('the coin to edit was not taken');
  let known = { version: 1, description: COIN.description };

  async function stored(): Promise<typeof known | null> {
    const { db, close } = connect(primaryUrl, { connections: 1 });
    const rows = await db
      .execute<typeof known>(sql`select l.version, t.description from listings l
        join listing_texts t on t.kind = l.kind and t.listing_id = l.id and t.language = 'en'
        where l.kind = 'coin' and l.id = ${id}`)
      .catch(() => []);
    await close();
    return rows[0] ?? null;
  }

  async function read(port: number, path: string): Promise<void> {
    const response = await within(MAX_READ_MS, ask(port, path, PLAIN)).catch(() => null);
    // An instance may have been killed since.
    if (!addresses().includes(port)) return;
    counts.reads += 1;
    if (response?.status !== 200) counts.unanswered += 1;
    else if (!response.body.includes(known.description)) counts.stale += 1;
  }

  async function edit(number: number): Promise<void> {
    const description = `Edit ${number}.`;
    const { version } = known;
    const response = await editor
      .edit(id ?? '', { ...COIN, description }, version)
      .catch(() => null);
    if (response?.status === 302) {
      counts.acknowledged += 1;
      known = { version: version + 1, description };
      const paths = [`/en/coin/${id}`, `/api/coins/${id}`];
      await Promise.all(addresses().flatMap((port) => paths.map((path) => read(port, path))));
      return;
    }
    counts.refused += 1;
    await sleep(RETRY_MS);
    const current = await stored();
    if (!current) return;
    // A form without an answer may have been saved.
    const isStored = current.version >= known.version;
    if (!isStored) counts.lost += known.version - current.version;
    known = current;
  }

  return {
    counts,
    async editUntil(end: AbortSignal): Promise<void> {
      for (let number = counts.acknowledged + counts.refused + 1; !end.aborted; number += 1) {
        await edit(number);
      }
    },
    /** Compares the last acknowledged edit with the primary. */
    async compare(): Promise<void> {
      const current = await stored();
      counts.lost += Math.max(0, known.version - (current?.version ?? 0));
    },
  };
}

const PLAIN = { 'Accept-Encoding': 'identity' };
