import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { messageOf } from '#app/editing/form/messages.ts';
import { type Position, positionSchema } from '#domain/position/position.ts';
import { COVER_LINES, positionIn, typedPosition } from './typed-position.ts';

/** Checks a position's form, in the browser as on the server. */
export function checkPositionForm(form: FormData) {
  return parseWithZod(form, { schema: positionForm, disableAutoCoercion: true });
}

const positionForm = typedPosition.transform((input, context): Position => {
  const { data, error } = positionSchema.safeParse(positionIn(input));
  for (const issue of error?.issues ?? []) {
    const [first, ...rest] = issue.path;
    const isCover = first === 'covers';
    const path = isCover ? ['covers'] : [first ?? '', ...rest].map(asKey);
    context.addIssue({ code: 'custom', path, message: isCover ? COVERS : messageOf(issue) });
  }
  return data ?? z.NEVER;
});

const COVERS = `Please enter one per line: ${COVER_LINES}`;

function asKey(part: PropertyKey): string | number {
  return typeof part === 'number' ? part : String(part);
}
