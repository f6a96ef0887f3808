import type { ReactNode } from 'react';
import { FoldMark } from './fold-mark.tsx';

/** A section that opens from its heading. Links to `id` open it, and paper shows it open. */
export function Fold({
  id,
  title,
  note,
  text,
  children,
}: {
  id: string;
  title: string;
  /** In short what the section holds. */
  note?: ReactNode;
  /** The same in a sentence, on phones under the heading. */
  text?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-line">
      <details>
        <summary className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 py-2 hover:text-accent">
          <h2 id={`${id}-title`} className="max-w-[calc(100%-1.75rem)] grow text-xl">
            {title}
          </h2>
          {note && <span className="text-sm text-muted">{note}</span>}
          {text && (
            <span className="text-sm text-muted max-sm:order-last max-sm:basis-full">{text}</span>
          )}
          <FoldMark />
        </summary>
        {/* The id is inside: a link to a closed section opens it. */}
        <div id={id} className="grid scroll-mt-40 gap-4 pb-5">
          {children}
        </div>
      </details>
    </section>
  );
}
