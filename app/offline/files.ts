// Styles and fonts of the build, and pictures of listings, for offline copies.
const FILES = 'files-1';
const PICTURES = 'pictures-1';
const MAX_PICTURES = 120;

export const FILE_CACHES = [FILES, PICTURES];

/** Saves the files of the build at `paths`. Names contain a hash: a saved file is never fetched again. */
export async function saveFiles(paths: string[]): Promise<void> {
  const files = await caches.open(FILES);
  const missing = await Promise.all(
    paths.map(async (path) => ((await files.match(path)) ? [] : [path])),
  );
  await files.addAll(missing.flat());
}

/** A saved file of the build; undefined if it is not saved. */
export async function savedFile(url: string): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(url);
}

/** Deletes all saved files of the build except those at `paths`. */
export async function deleteFilesExcept(paths: string[]): Promise<void> {
  const files = await caches.open(FILES);
  const unused = (await files.keys()).filter(({ url }) => !paths.includes(new URL(url).pathname));
  await Promise.all(unused.map((file) => files.delete(file)));
}

/** Saves a picture, and deletes the oldest ones above the limit. */
export async function savePicture(url: string, response: Response): Promise<void> {
  const pictures = await caches.open(PICTURES);
  await pictures.delete(url);
  await pictures.put(url, response);
  const excess = (await pictures.keys()).slice(0, -MAX_PICTURES);
  await Promise.all(excess.map((picture) => pictures.delete(picture)));
}

/** A saved picture; undefined if it is not saved. */
export async function savedPicture(url: string): Promise<Response | undefined> {
  return (await caches.open(PICTURES)).match(url);
}

/** Deletes all pictures: they reveal the pages that were visited. */
export async function deletePictures(): Promise<void> {
  await caches.delete(PICTURES);
}
