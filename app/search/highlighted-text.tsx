import { Fragment } from 'react';
import type { Marked } from '#domain/search/highlights.ts';

/** A text with its matches highlighted; the style of `mark` has no padding or weight, so that Arabic letters stay joined. */
export function HighlightedText({ text: { text, marks } }: { text: Marked }) {
  const parts = marks.map(([from, to], place) => (
    <Fragment key={from}>
      {text.slice(marks[place - 1]?.[1] ?? 0, from)}
      <mark>{text.slice(from, to)}</mark>
    </Fragment>
  ));
  return (
    <>
      {parts}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
