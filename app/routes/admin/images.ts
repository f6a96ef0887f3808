import { services } from '#app/context/services.server.ts';
import { editor, guardCalls } from '#app/session/guard.server.ts';
import { methodNotAllowed, readFormOrNull } from '#app/session/read-form.server.ts';
import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';
import { shownImage } from '#domain/listing/display.ts';
import type { UploadResult } from '#domain/upload/upload.ts';
import type { Route } from './+types/images';

export const middleware: Route.MiddlewareFunction[] = [guardCalls];
export const loader = methodNotAllowed;

/**
 * Stores the picture in the field `file`, or a copy of the one at the web address in `address`: `{secure_url, preview}`, or
 * `{error}` with 413, 415, 422, 429, 502, 503 or 507.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { uploads, imageAddress, audit } = context.get(services);
  const form = await readFormOrNull(request);
  const [file, address] = [form?.get('file'), form?.get('address')];
  const picture = file instanceof File ? await file.bytes() : address;
  if (!picture || picture instanceof File) {
    return Response.json({ error: 'Upload failed: no picture was sent.' }, { status: 422 });
  }
  const { accountId } = context.get(editor);
  const uploaded = await uploads.save(picture, accountId);
  if ('error' in uploaded) {
    return Response.json(
      { error: uploaded.error },
      { status: uploaded.status, headers: headersOf(uploaded) },
    );
  }
  audit.info(
    { who: context.get(editor).email, picture: uploaded.secure_url },
    'a picture was uploaded',
  );
  return Response.json({ ...uploaded, preview: shownImage(uploaded.secure_url, imageAddress) });
}

function headersOf(uploaded: UploadResult): HeadersInit {
  if ('retrySeconds' in uploaded && uploaded.retrySeconds !== null) {
    return { 'Retry-After': String(uploaded.retrySeconds) };
  }
  return 'status' in uploaded && uploaded.status === 503
    ? { 'Retry-After': RETRY_AFTER_SECONDS.uploadLater }
    : {};
}
