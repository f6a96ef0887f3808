import { deleteFilesExcept, FILE_CACHES } from './files.ts';
import { PAGE_CACHES } from './pages.ts';
import { filesOf } from './show-copy.ts';

/** Deletes the caches of earlier formats, and files that no offline copy uses any more. */
export async function tidy(): Promise<void> {
  const known = [...PAGE_CACHES, ...FILE_CACHES];
  const unknown = (await caches.keys()).filter((name) => !known.includes(name));
  await Promise.all(unknown.map((name) => caches.delete(name)));
  const responses = await Promise.all(
    PAGE_CACHES.map(async (name) => (await caches.open(name)).matchAll()),
  );
  const pages = await Promise.all(responses.flat().map((response) => response.text()));
  await deleteFilesExcept(pages.flatMap(filesOf));
}
