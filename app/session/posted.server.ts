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

/** The posted form; null if the body is not a form. */
export async function readPosted(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
