import type { ComponentProps } from 'react';
import { DeadLinks } from './dead-links.tsx';
import { DueReviews } from './due-reviews.tsx';
import { Headlines } from './headlines.tsx';
import { TextsToRead } from './texts-to-read.tsx';

interface Found {
  due: ComponentProps<typeof DueReviews>;
  texts: ComponentProps<typeof TextsToRead>;
  headlines: ComponentProps<typeof Headlines>;
  links: ComponentProps<typeof DeadLinks>;
}

/** Stale data that programs found and editors decide on. */
export function ToLookAt({ found }: { found: Found }) {
  return (
    <section aria-labelledby="to-look-at" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="to-look-at" className="text-lg">
          To look at
        </h2>
        <p className="max-w-prose text-muted">
          Dates, texts, links and words in headlines, as programs find them. Nothing here changes a
          verdict: only an editor does.
        </p>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <DueReviews {...found.due} />
        <TextsToRead {...found.texts} />
      </div>
      <Headlines {...found.headlines} />
      <DeadLinks {...found.links} />
    </section>
  );
}
