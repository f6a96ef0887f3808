import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { SITE_NAME } from './site-name.ts';

/** The frame of a page that shows a failure. Search engines do not index it. */
export function FailureFrame({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="container-page">
      <div className="grid max-w-3xl gap-5 pt-10 pb-6 max-sm:pt-6">
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
    </div>
  );
}
