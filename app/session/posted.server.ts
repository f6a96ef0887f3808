import { data } from 'react-router';

/** The response to other methods on a route for posts: 405. */
export function onlyPost(): Response {
  return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'POST' } });
}

/** The posted form; throws 400 if the body is not a form. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await readPosted(request);
  if (!form) throw data('Invalid form.', { status: 400 });
  return form;
}

/** Above any index that a form of ours sends. */
const INDEX_LIMIT = 1_000;

/** The posted form; null if the body is not a form. */
export async function readPosted(request: Request): Promise<FormData | null> {
  try {
    const form = await request.formData();
    return hasHugeIndex(form) ? null : form;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

// For `rows[4294967294]` Conform would make a list of four billion places, and read each.
function hasHugeIndex(form: FormData): boolean {
  const indexes = [...form.keys()].flatMap((name) => [...name.matchAll(/\[(\d+)\]/g)]);
  return indexes.some(([, index]) => Number(index) >= INDEX_LIMIT);
}
