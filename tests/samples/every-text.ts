/** Every text by the path of its key, those that take a name or a count with a sample of it. */
export function everyText(texts: object, path: string[] = []): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    const here = [...path, key];
    const at = here.join('.');
    if (typeof value === 'string') found.set(at, value);
    else if (typeof value === 'function') {
      for (const count of [0, 1, 2, 3, 11, 100]) found.set(`${at}(${count})`, value(count, false));
      found.set(`${at}(more)`, value(1000, true));
    } else for (const [inner, text] of everyText(value ?? {}, here)) found.set(inner, text);
  }
  return found;
}
