import { CopyButton } from '#app/ui/copy-button.tsx';

/** A block of code; `title`: the request that it answers. A single line can be copied. */
export function CodeBlock({ text, title }: { text: string; title?: string }) {
  const isLine = !title && !text.includes('\n');
  const code = (
    <pre
      dir="ltr"
      translate="no"
      className="min-w-0 grow p-3 text-start text-sm whitespace-pre-wrap max-sm:text-xs"
    >
      <code>{text}</code>
    </pre>
  );
  if (!title) {
    return (
      <div dir="ltr" className="card flex items-center overflow-hidden max-sm:flex-wrap">
        {code}
        {isLine && (
          <span className="no-print shrink-0 p-1.5 whitespace-nowrap">
            <CopyButton value={text} label={text.startsWith('<') ? 'HTML' : text} />
          </span>
        )}
      </div>
    );
  }
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
