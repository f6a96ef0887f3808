/** A block of code, which wraps instead of scrolling; `title`: the request that it answers. */
export function CodeBlock({ text, title }: { text: string; title?: string }) {
  const code = (
    <pre
      dir="ltr"
      translate="no"
      className={`${title ? '' : 'card overflow-hidden '}p-3 text-start text-sm max-sm:text-xs whitespace-pre-wrap`}
    >
      <code>{text}</code>
    </pre>
  );
  if (!title) return code;
  return (
    <figure className="card overflow-hidden">
      <figcaption
        dir="ltr"
        translate="no"
        className="border-b border-line bg-raised px-3 py-2 text-start text-sm font-semibold"
      >
        <code>{title}</code>
      </figcaption>
      {code}
    </figure>
  );
}

/** Code within a line of text. */
export function InlineCode({ text }: { text: string }) {
  return (
    <code dir="ltr" translate="no" className="rounded bg-raised px-1">
      {text}
    </code>
  );
}
