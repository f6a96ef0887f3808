/** A count over its noun, which has the form that goes with the count. Arabic has one and two as words, without a figure. */
export function Counted({ words }: { words: string }) {
  const [, figure, noun = words] = /^([\d,]+) (.+)$/u.exec(words) ?? [];
  return (
    <>
      {figure && <span className="text-xl leading-tight font-semibold">{figure}</span>}
      <span className="text-sm leading-snug text-muted">{noun}</span>
    </>
  );
}
