import { data } from 'react-router';

/** For a route that scripts post to and nobody looks at. */
export function onlyPost(): Response {
  return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'POST' } });
}

/** The form that was sent. What is no form is the sender's mistake: 400. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await readPosted(request);
  if (!form) throw data('That was no form.', { status: 400 });
  return form;
}

/** The form that was sent; null where the body is none. */
export async function readPosted(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
