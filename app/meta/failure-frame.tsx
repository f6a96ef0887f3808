import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { SITE_NAME } from './site-name.ts';

/** The frame of a page that shows a failure. Search engines do not index it. */
export function FailureFrame({
  icon: Icon,
  title,
  aside,
  children,
}: {
  icon: LucideIcon;
  title: string;
  /** Beside the rest where there is room. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      className={`container-page grid gap-x-12 gap-y-5 pt-10 pb-6 max-sm:pt-2 ${aside ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
    >
      <div className="grid max-w-3xl content-start gap-5 max-sm:gap-3">
        <title>{`${title} | ${SITE_NAME}`}</title>
        <meta name="robots" content="noindex" />
        <div className="flex items-center gap-3 sm:gap-4">
          <Icon
            className="size-8 shrink-0 text-accent sm:size-10"
            aria-hidden="true"
            strokeWidth={1.5}
          />
          <h1 className="page-heading text-pretty">{title}</h1>
        </div>
        {children}
      </div>
      {aside}
    </div>
  );
}
