const RESTRICTED =
  /^(?:(?:edu|gov|gob|gouv|govt|gub|gv|mil)(?:\.[a-z]{2})?|ac\.[a-z]{2}|go\.(?:cr|id|jp|ke|kr|th|tz|ug)|int)$/;
/** Registries that give a name under these endings to anybody. */
const OPEN: readonly string[] = ['edu.pl', 'edu.kg'];

/**
 * Whether names under a public suffix are given only to states, schools and treaty organisations. A private suffix is somebody's
 * own domain, whatever its name: gv.uy.
 */
export function isRestricted(publicSuffix: string, { isPrivate }: { isPrivate: boolean }): boolean {
  return !isPrivate && !OPEN.includes(publicSuffix) && RESTRICTED.test(publicSuffix);
}
