import { z } from 'zod';
import { services } from '#app/context/services.server.ts';
import { guardCalls } from '#app/session/guard.server.ts';
import { methodNotAllowed, readFormOrNull } from '#app/session/read-form.server.ts';
import { failureOf, type TranslatedField } from '#domain/translation/fields.ts';
import type { Route } from './+types/translate';

export const middleware: Route.MiddlewareFunction[] = [guardCalls];
export const loader = methodNotAllowed;

const text = z.string().max(20_000, 'This is too long to be translated.').default('');
const formSchema = z.object({
  description: text,
  pros: text,
  cons: text,
  reason: text,
} satisfies Record<TranslatedField, z.ZodType>);

/** Translates the English texts of a form: `{fields, error}`; `error` where some could not be. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormOrNull(request);
  const read = formSchema.safeParse(Object.fromEntries(form ?? []));
  if (!read.success) {
    const [issue] = read.error.issues;
    return Response.json({ error: issue?.message, field: issue?.path.join('.') }, { status: 422 });
  }
  const fields = await context.get(services).translator.translate(read.data);
  return Response.json({ fields, error: failureOf(fields) });
}
