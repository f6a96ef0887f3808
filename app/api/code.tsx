import { Fragment } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';

/** More lines are folded. How many are shown then is in app/styles/products.css. */
const MAX_UNFOLDED_LINES = 20;

/** A block of code. `title`: the request that it answers. `label`: the name of a line to copy, where it is not the line itself. */
export function CodeBlock({
  text,
  title,
  label = text,
}: {
  text: string;
  title?: string;
  label?: string;
}) {
  const { showAll } = useLanguage().text.filters;
  const lines = text.split('\n').length;
  const isFolded = lines > MAX_UNFOLDED_LINES;
  const isLine = lines === 1;
  const code = (
    <pre
      dir="ltr"
      translate="no"
      className={`min-w-0 grow p-3 text-start text-sm max-sm:text-xsm ${isLine ? 'break-all whitespace-pre-wrap' : 'code-lines'}`}
      // Keys scroll it.
      tabIndex={isLine ? undefined : 0}
    >
      <code>
        <Isolated text={text} />
      </code>
    </pre>
  );
  if (!title && !isFolded) {
    return (
      <div dir="ltr" className="card flex items-start overflow-hidden max-sm:flex-col">
        {code}
        {isLine && (
          <span className="no-print shrink-0 p-1.5 whitespace-nowrap max-sm:self-end max-sm:pt-0">
            <CopyButton value={text} label={label} />
          </span>
        )}
      </div>
    );
  }
  const Block = title ? 'figure' : 'div';
  return (
    <Block className={isFolded ? 'code-fold card overflow-hidden' : 'card overflow-hidden'}>
      {title && (
        <figcaption
          dir="ltr"
          translate="no"
          className="border-b border-line bg-raised px-3 py-2 text-start text-sm font-semibold"
        >
          <code>{title}</code>
        </figcaption>
      )}
      {code}
      {isFolded && (
        <details className="no-print border-t border-line px-3">
          <summary className="fold-line cursor-pointer py-2 text-sm hover:text-accent">
            {showAll}
          </summary>
        </details>
      )}
    </Block>
  );
}

const STRING = /("(?:[^"\\]|\\.)*")/;
const ARABIC = /\p{Script=Arabic}/u;

/** Code whose Arabic strings are each right-to-left: their quotes and stops would change places with the code around them. */
function Isolated({ text }: { text: string }) {
  if (!ARABIC.test(text)) return text;
  // Every second part is a string.
  return text.split(STRING).map((part, place) => {
    if (place % 2 === 0 || !ARABIC.test(part)) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      <Fragment key={place}>
        "
        <bdi dir="rtl">
          <Escapes text={part.slice(1, -1)} />
        </bdi>
        "
      </Fragment>
    );
  });
}

// The letter of an escape stays after its backslash.
function Escapes({ text }: { text: string }) {
  return text.split(/(\\.)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      <bdi key={place} dir="ltr">
        {part}
      </bdi>
    ),
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
