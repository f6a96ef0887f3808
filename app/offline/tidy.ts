import { dropFilesBut, FILE_CACHES } from './files.ts';
import { filesOf } from './show-copy.ts';
import { PAGE_CACHES } from './store.ts';

/** With a new version: what an earlier one kept in another way goes, and files that no kept page needs any more. */
export async function tidy(): Promise<void> {
  const known = [...PAGE_CACHES, ...FILE_CACHES];
  const unknown = (await caches.keys()).filter((name) => !known.includes(name));
  await Promise.all(unknown.map((name) => caches.delete(name)));
  const all = await Promise.all(
    PAGE_CACHES.map(async (name) => (await caches.open(name)).matchAll()),
  );
  const pages = await Promise.all(all.flat().map((page) => page.text()));
  await dropFilesBut(pages.flatMap(filesOf));
}
