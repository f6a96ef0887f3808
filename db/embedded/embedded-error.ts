/** The embedded PostgreSQL could not be started; the message is one line for the operator. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

const REASONS: [RegExp, string][] = [
  [/ENOSPC|No space left on device/, 'the disk is full.'],
  [/EDQUOT|Disk quota exceeded/, 'the disk quota is used up.'],
  [/EROFS|Read-only file system/, 'the file system is read-only.'],
  [/EACCES|EPERM|Permission denied|not permitted/, 'no permission to write there.'],
  [/has invalid permissions/, 'others may enter this folder; run chmod 700 on it.'],
  [/ENOTDIR|EEXIST|Not a directory/, 'a file is in the way.'],
];

/** Returns the reason of a system error or in a program's output, as the end of a sentence. */
export function reasonFor(problem: unknown): string {
  const text = problem instanceof Error ? problem.message : String(problem);
  for (const [pattern, reason] of REASONS) if (pattern.test(text)) return reason;
  const lines = text.trim().split('\n');
  const last = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1);
  return last || 'no reason is given.';
}
