import type { z } from 'zod';
import { checkForm, parseStored } from '#app/editing/form/check-form.ts';
import { messageOf } from '#app/editing/form/messages.ts';
import { positionSchema } from '#domain/position/position.ts';
import { COVER_LINES, coverLines, positionFromForm, typedPosition } from './typed-position.ts';

/** Checks a position's form, in the browser as on the server. */
export function checkPositionForm(form: FormData) {
  return checkForm(form, positionForm);
}

const positionForm = typedPosition.transform((input, context) => {
  const lines = coverLines(input.covers);
  return parseStored(positionSchema, positionFromForm(input), context, {
    // A line has no field of its own.
    fieldOf: (path) => (path[0] === 'covers' ? 'covers' : path.join('.')),
    wordsOf: (issue) =>
      issue.path[0] === 'covers' ? coversMessage(issue, lines) : messageOf(issue),
  });
});

function coversMessage(issue: z.core.$ZodIssue, lines: string[]): string {
  if (issue.code === 'too_big') return messageOf(issue);
  const line = lines[Number(issue.path[1])];
  const ask = `Please enter one per line: ${COVER_LINES}`;
  return line === undefined ? ask : `“${line}” is not understood. ${ask}`;
}
