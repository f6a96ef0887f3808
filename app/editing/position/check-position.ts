import { z } from 'zod';
import { addErrors, messageOf } from '#app/editing/form/messages.ts';
import { checkPart } from '#app/editing/part/check-part.ts';
import { type Position, positionSchema } from '#domain/position/position.ts';
import { COVER_LINES, positionIn, typedPosition } from './typed-position.ts';

/** Checks a position's form, in the browser as on the server. */
export function checkPositionForm(form: FormData) {
  return checkPart(form, positionForm);
}

const positionForm = typedPosition.transform((input, context): Position => {
  const { data, error } = positionSchema.safeParse(positionIn(input));
  const errors: Record<string, string> = {};
  for (const issue of error?.issues ?? []) {
    if (issue.path[0] === 'covers') errors.covers = COVERS;
    else errors[issue.path.join('.')] ??= messageOf(issue);
  }
  addErrors(context, errors);
  return data ?? z.NEVER;
});

const COVERS = `Please enter one per line: ${COVER_LINES}`;
