import { Fragment } from 'react';
import type { Marked } from '#domain/search/highlights.ts';

/** A text with its matches marked. A mark has neither room nor weight of its own, so that Arabic letters stay joined. */
export function MarkedText({ text: { text, marks } }: { text: Marked }) {
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
