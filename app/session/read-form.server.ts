import { data } from 'react-router';
import type { UnsentForm } from './unsent-form.ts';

/** The response to other methods on a route for posts: 405. */
export function methodNotAllowed(): Response {
  return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'POST' } });
}

/** The posted form, as `readFormOrNull` reads it; throws 400 if the body is not a form. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await readFormOrNull(request);
  if (!form) throw data('Invalid form.', { status: 400 });
  return form;
}

/** More than any index in our forms. */
const MAX_INDEX = 1_000;

/** The posted form with line ends as they were typed; null if the body is not a form. */
export async function readFormOrNull(request: Request): Promise<FormData | null> {
  try {
    const form = await request.formData();
    return hasHugeIndex(form) ? null : withPlainLineEnds(form);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** More than the fields of any of our forms. */
const MAX_FIELDS = 2_000;

/** The fields of a form that is refused now, for sending again later. */
export async function readUnsent(request: Request): Promise<UnsentForm> {
  const sent = [...((await readFormOrNull(request)) ?? [])];
  const fields = sent.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  // The body of a long form has not been read: http/limits/form-limit.ts.
  const isWhole = fields.length > 0 && fields.length <= MAX_FIELDS;
  return {
    fields: isWhole ? fields : null,
    hasFile: sent.some(([, value]) => value instanceof File && value.size > 0),
  };
}

// Forms are sent with \r\n. A quote of several lines would change, and its ruling with it, whenever its form is saved.
function withPlainLineEnds(form: FormData): FormData {
  const plain = new FormData();
  for (const [name, value] of form) {
    plain.append(name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);
  }
  return plain;
}

// Conform makes a list of four billion items for `rows[4294967294]`, and reads each.
function hasHugeIndex(form: FormData): boolean {
  const indexes = [...form.keys()].flatMap((name) => [...name.matchAll(/\[(\d+)\]/g)]);
  return indexes.some(([, index]) => Number(index) >= MAX_INDEX);
}
