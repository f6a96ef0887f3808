import { Clock, CloudOff, RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Moment } from './shown-article.ts';

/** A notice that the articles are samples or how old they are; nothing while they are fresh. */
export function NewsNotice({
  isSample,
  staleSince,
  again,
}: {
  isSample: boolean;
  staleSince: Moment | null;
  /** The address of the page itself. */
  again: string;
}) {
  const { text } = useLanguage();
  if (isSample) {
    return (
      <div className="flex min-h-13 items-center gap-x-2 px-4 py-1 text-sm text-muted">
        <CloudOff className="size-4 shrink-0" aria-hidden="true" />
        <p role="status" className="leading-snug text-pretty">
          {text.news.failed}
        </p>
        <Link
          to={again}
          preventScrollReset
          className="link no-print inline-flex min-h-11 shrink-0 items-center gap-1.5 ms-auto"
        >
          <RotateCw className="size-4" aria-hidden="true" />
          {text.errors.tryAgain}
        </Link>
      </div>
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
