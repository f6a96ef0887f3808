import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { fieldPattern } from '#app/editing/form/field-patterns.ts';
import { knownIn } from '#app/editing/form/form-rows.ts';
import { withIntentOf } from '#app/editing/form/form-values.ts';
import { addErrors, messageOf } from '#app/editing/form/messages.ts';
import { hiddenMessage } from '#domain/listing/form-rule.ts';
import { withoutHiddenTexts } from '#domain/listing/hidden-texts.ts';

/** Checks a form, in the browser as on the server. Fields that the schema does not read are left out. */
export function checkForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(withIntentOf(form, knownIn(form, fieldPattern(schema))), {
    schema,
    disableAutoCoercion: true,
  });
}

/**
 * The value of a form as it is stored. Adds what is wrong with it to the fields of its form: `fieldOf` names the field of a path,
 * `wordsOf` the error.
 */
export function parseStored<Value>(
  schema: z.ZodType<Value>,
  stored: unknown,
  context: z.RefinementCtx,
  { fieldOf = (path: PropertyKey[]) => path.join('.'), wordsOf = messageOf } = {},
): Value {
  const errors: Record<string, string> = {};
  const { data, error } = schema.safeParse(stored);
  for (const issue of error?.issues ?? []) errors[fieldOf(issue.path)] ??= wordsOf(issue);
  // Refused in titles; removed from quotes and notes, where copied text may contain them.
  for (const { path, shape, hidden } of withoutHiddenTexts(stored).found) {
    if (shape === 'line') errors[fieldOf(path.split('.'))] ??= hiddenMessage(hidden);
  }
  addErrors(context, errors);
  return data ?? z.NEVER;
}
