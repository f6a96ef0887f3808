import { scratchFolder } from '#tests/rig/processes.ts';
import { type Site, startSite } from './site.ts';

let folder: Promise<string> | undefined;

/** A site with the starter listings. Later calls reuse the data folder. */
export async function startStarterSite(): Promise<Site> {
  return startSite(await starterFolder(), { environment: { SEED: '1' } });
}

/** The data folder of such sites. */
export function starterFolder(): Promise<string> {
  folder ??= scratchFolder();
  return folder;
}
