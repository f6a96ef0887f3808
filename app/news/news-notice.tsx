import { Clock } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Moment } from './shown-article.ts';

/** How old the articles are; nothing while they are fresh. */
export function NewsNotice({ staleSince }: { staleSince: Moment | null }) {
  const { text } = useLanguage();
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
