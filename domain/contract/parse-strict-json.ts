import { TokenListError } from './token-list-error.ts';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/**
 * The value of a JSON text. Throws TokenListError for other text, and where an object has a key twice, which
 * parsers read differently.
 */
export function parseStrictJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TokenListError('it is not JSON');
  }
  const objects: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(null);
    else if (token === '}' || token === ']') objects.pop();
    else if (token === ':') {
      const keys = objects.at(-1);
      const key = JSON.parse(last) as string;
      if (keys?.has(key)) throw new TokenListError(`it names “${key.slice(0, 50)}” twice`);
      keys?.add(key);
    }
    last = token;
  }
  return value;
}
