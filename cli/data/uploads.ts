import { type CommandContext, OperatorError } from '#cli/operator/operator.ts';
import { showProgress } from '#cli/operator/terminal-output.ts';
import { orOperatorError, uploadStore, uploadsFolder } from '#cli/operator/upload-store.ts';
import { folderStore, type UploadStore } from '#domain/upload/upload-store.ts';
import { UPLOAD_NAME } from './backup-file.ts';

/** Copies all pictures from the folder to the store at `UPLOADS_URL`, or back; none is removed. Throws OperatorError. */
export async function copyUploads(
  to: string | undefined,
  { settings, say }: CommandContext,
): Promise<void> {
  if (to !== 'to-store' && to !== 'to-folder') {
    throw new OperatorError('say where the pictures go: uploads to-store, or uploads to-folder');
  }
  if (!settings.uploads) {
    throw new OperatorError('set UPLOADS_URL to the store that the pictures go to or come from');
  }
  const stores = [folderStore(uploadsFolder(settings)), uploadStore(settings)] as const;
  const [source, target] = to === 'to-store' ? stores : ([stores[1], stores[0]] as const);
  const { copied, present } = await orOperatorError(() => copyAll(source, target));
  say(`copied ${copied} pictures from ${source.place} to ${target.place}; ${present} were there`);
}

async function copyAll(source: UploadStore, target: UploadStore) {
  const progress = showProgress((done) => `${done} pictures`);
  const count = { copied: 0, present: 0 };
  try {
    const existing = new Set<string>();
    for await (const name of target.list()) existing.add(name);
    for await (const name of source.list()) {
      if (!UPLOAD_NAME.test(name)) continue;
      const picture = await source.get(name);
      // Swept meanwhile.
      if (!picture) continue;
      const stored = existing.has(name) ? await target.get(name) : null;
      if (stored && Buffer.from(stored).equals(picture)) count.present += 1;
      else {
        await target.put(name, picture);
        count.copied += 1;
      }
      progress.report(count.copied);
    }
  } finally {
    progress.end();
  }
  return count;
}
