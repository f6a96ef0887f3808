import { hostname, userInfo } from 'node:os';

/** Returns `user@host` of the person running the command. */
export function operator(): string {
  return `${userName()}@${hostname()}`;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the user id may have no name.
    return String(process.getuid?.() ?? 'unknown');
  }
}
