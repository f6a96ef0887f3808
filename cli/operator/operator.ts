import { hostname, userInfo } from 'node:os';

/** Who runs this command: the user of the machine, and the machine. */
export function operator(): string {
  return `${userName()}@${hostname()}`;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the user may be a number that nobody has named.
    return String(process.getuid?.() ?? 'unknown');
  }
}
