import { Clock, TriangleAlert } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Moment } from './shown-article.ts';

/** A notice that the articles are samples or how old they are; nothing while they are fresh. */
export function NewsNotice({
  isSample,
  staleSince,
}: {
  isSample: boolean;
  staleSince: Moment | null;
}) {
  const { text } = useLanguage();
  if (isSample) {
    return (
      <p
        role="status"
        className="flex w-fit items-center gap-2.5 rounded-lg border border-accent bg-raised px-3 py-2 text-sm leading-snug font-medium text-balance"
      >
        <TriangleAlert className="size-4 shrink-0 text-accent" aria-hidden="true" />
        {text.news.failed}
      </p>
    );
  }
  if (!staleSince) return null;
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted">
      <Clock className="size-4 shrink-0" aria-hidden="true" />
      <time dateTime={staleSince.iso} title={staleSince.inFull}>
        {text.news.stale(staleSince.age)}
      </time>
    </p>
  );
}
