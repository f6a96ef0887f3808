import { join } from 'node:path';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { s3Store } from '#domain/upload/s3-store.ts';
import { folderStore, type UploadStore } from '#domain/upload/upload-store.ts';
import { UpstreamError } from '#domain/upstream/request.ts';
import type { Settings } from '#settings.ts';
import { OperatorError } from './operator.ts';

/** The folder of uploads, which only a server without `UPLOADS_URL` uses. */
export function uploadsFolder({ dataDir }: Settings): string {
  return join(dataDir, 'uploads');
}

/** The store of uploads: the bucket at `UPLOADS_URL`, else the folder. */
export function uploadStore(settings: Settings, fetch: Fetch = globalThis.fetch): UploadStore {
  return settings.uploads ? s3Store(settings.uploads, fetch) : folderStore(uploadsFolder(settings));
}

/** Runs `work` with a store elsewhere; its failure is the operator's to mend. Throws OperatorError. */
export async function orOperatorError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    throw new OperatorError(`the store at UPLOADS_URL failed: ${error.message}`, { cause: error });
  }
}
