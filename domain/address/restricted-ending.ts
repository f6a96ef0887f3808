const RESTRICTED =
  /^(?:(?:edu|gov|gob|gouv|govt|gub|gv|mil)(?:\.[a-z]{2})?|ac\.[a-z]{2}|go\.(?:cr|id|jp|ke|kr|th|tz|ug)|int)$/;
/** Poland’s registry gives a name under this ending to anybody. */
const OPEN = 'edu.pl';

/** Whether names under a public suffix are given only to states, schools and treaty organisations. */
export function isRestricted(publicSuffix: string): boolean {
  return publicSuffix !== OPEN && RESTRICTED.test(publicSuffix);
}
