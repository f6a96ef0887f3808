/** What stands at a path (`criteria.riba.note.ar`) in a form's values; undefined where there is nothing. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((part, name) => Object(part)[name], values);
}

/** The values with another one at the path; what is not on the way there is left as it is. */
export function withValueAt<T>(values: T, path: string, value: unknown): T {
  return replaced(values, path.split('.'), value) as T;
}

function replaced(part: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  const next = replaced(Object(part)[name], rest, value);
  return Array.isArray(part) ? part.with(Number(name), next) : { ...Object(part), [name]: next };
}
