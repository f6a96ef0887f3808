/** A block of code, which wraps instead of scrolling. */
export function CodeBlock({ text }: { text: string }) {
  return (
    <pre
      dir="ltr"
      translate="no"
      className="card overflow-hidden p-3 text-start text-sm break-words whitespace-pre-wrap [overflow-wrap:anywhere]"
    >
      <code>{text}</code>
    </pre>
  );
}

/** Code within a line of text. */
export function InlineCode({ text }: { text: string }) {
  return (
    <code dir="ltr" translate="no" className="rounded bg-raised px-1 [overflow-wrap:anywhere]">
      {text}
    </code>
  );
}
