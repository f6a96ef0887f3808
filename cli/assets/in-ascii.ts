/** The program with escapes for all letters that are not ASCII. `code` has no such letters in `String.raw`. */
export function inAscii(code: string): string {
  // A letter after a backslash stands for itself, and its escape has a backslash of its own.
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, backslashes: string, letter: string) => {
    const before = backslashes.slice(backslashes.length % 2);
    return `${before}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
