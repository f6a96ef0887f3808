// What kept pages look like: styles and fonts of the build, and pictures of listings.
const FILES = 'files-1';
const PICTURES = 'pictures-1';
const MOST_PICTURES = 120;

/** Where they are. */
export const FILE_CACHES = [FILES, PICTURES];

/** Keeps the files of the build at `paths`; what has its name is what it was. */
export async function keepFiles(paths: string[]): Promise<void> {
  const files = await caches.open(FILES);
  const missing = await Promise.all(
    paths.map(async (path) => ((await files.match(path)) ? [] : [path])),
  );
  await files.addAll(missing.flat());
}

/** A kept file of the build. */
export async function keptFile(url: string): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(url);
}

/** Lets go of the files that no page has any more. */
export async function dropFilesBut(paths: string[]): Promise<void> {
  const files = await caches.open(FILES);
  const unneeded = (await files.keys()).filter(({ url }) => !paths.includes(new URL(url).pathname));
  await Promise.all(unneeded.map((each) => files.delete(each)));
}

/** Keeps a picture, and lets go of the oldest. */
export async function keepPicture(url: string, response: Response): Promise<void> {
  const pictures = await caches.open(PICTURES);
  await pictures.delete(url);
  await pictures.put(url, response);
  const excess = (await pictures.keys()).slice(0, -MOST_PICTURES);
  await Promise.all(excess.map((each) => pictures.delete(each)));
}

/** A kept picture. */
export async function keptPicture(url: string): Promise<Response | undefined> {
  return (await caches.open(PICTURES)).match(url);
}

/** Lets go of every picture: they say where the visitor has been. */
export async function dropPictures(): Promise<void> {
  await caches.delete(PICTURES);
}
