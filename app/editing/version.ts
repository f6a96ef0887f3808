/** The version a form names; 0 where it names none: it has seen none, and that is stale. */
export function versionIn(form: FormData): number {
  const text = form.get('version');
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
