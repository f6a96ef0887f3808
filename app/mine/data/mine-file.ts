import * as z from 'zod/mini';
import { dayOf } from '#domain/time/day.ts';
import { type Mine, mineSchema } from './mine.ts';

/** Many times the size of the longest list. */
const MAX_BYTES = 2_000_000;
const fileSchema = z.object({
  format: z.literal('tabayyan-list'),
  version: z.literal(1),
  list: mineSchema,
});

/** Downloads the list as a file made in the browser. */
export function saveMine(mine: Mine, now: Date): void {
  const file = { format: 'tabayyan-list', version: 1, savedAt: now.toISOString(), list: mine };
  saveText(JSON.stringify(file, null, 2), `tabayyan-list-${dayOf(now)}.json`);
}

/** Downloads a text as a file. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The download starts after `click` returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Reads a file of `saveMine`; null if it is invalid, or has been changed or removed since it was chosen. */
export async function readMineFile(file: Blob): Promise<Mine | null> {
  if (file.size > MAX_BYTES) return null;
  try {
    return fileSchema.safeParse(JSON.parse(await file.text())).data?.list ?? null;
  } catch (error) {
    if (error instanceof SyntaxError || isUnreadable(error)) return null;
    throw error;
  }
}

function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotReadableError';
}
