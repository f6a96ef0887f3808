import { Fragment } from 'react';
import { CopyButton } from '#app/ui/copy-button.tsx';

/** A block of code, which wraps instead of scrolling; `title`: the request that it answers. A single line can be copied. */
export function CodeBlock({ text, title }: { text: string; title?: string }) {
  const isLine = !title && !text.includes('\n');
  const code = (
    <pre
      dir="ltr"
      translate="no"
      className="min-w-0 grow p-3 text-start text-sm whitespace-pre-wrap max-sm:text-xs"
    >
      <code>{isLine ? <Breakable text={text} /> : text}</code>
    </pre>
  );
  if (!title) {
    return (
      <div dir="ltr" className="card flex items-center overflow-hidden max-sm:flex-wrap">
        {code}
        {isLine && (
          <span className="no-print p-1.5">
            <CopyButton value={text} label={text} />
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

// An address breaks after its signs, not inside a word.
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[/?&=])(?=\w)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text do not move.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Code within a line of text. */
export function InlineCode({ text }: { text: string }) {
  return (
    <code dir="ltr" translate="no" className="rounded bg-raised px-1">
      {text}
    </code>
  );
}
