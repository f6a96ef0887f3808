import type { TextDifference } from '#app/editing/difference-list.tsx';
import { textAt } from '#app/editing/form/form-values.ts';
import type { Position } from '#domain/position/position.ts';
import { labelOf } from './position-labels.ts';
import { formOfPosition, POSITION_FIELDS } from './typed-position.ts';

/** The fields of the form in which two states of a position differ. */
export function positionDifferences(before: Position, after: Position): TextDifference[] {
  const [was, is] = [before, after].map((position) => formOfPosition(position, { today: '' }));
  return POSITION_FIELDS.map((name) => ({
    name,
    label: labelOf(name),
    before: textAt(name, was),
    after: textAt(name, is),
    language: { dir: 'auto' as const },
  })).filter((field) => field.before !== field.after);
}
