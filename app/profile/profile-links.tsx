import { AtSign, Code, FileText, Globe, type LucideIcon, MessagesSquare, Send } from 'lucide-react';
import { CheckForm } from '#app/check/check-form.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { DeadLinkNote } from '#app/listing/dead-links.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { ListingDetail, ListingLink } from '#domain/listing/display.ts';

const ICON: Record<ListingLink['to'], LucideIcon> = {
  website: Globe,
  twitter: AtSign,
  reddit: MessagesSquare,
  github: Code,
  telegram: Send,
  whitepaper: FileText,
};

/** The official addresses, written out so that readers can tell them from look-alikes, and the check of another one. */
export function ProfileLinks({ listing }: { listing: ListingDetail }) {
  const { text } = useLanguage();
  if (listing.links.length === 0) {
    return (
      <div className="card p-4 sm:p-5">
        <CheckForm q="" isNarrow />
      </div>
    );
  }
  return (
    <section aria-labelledby="links" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="links" className="text-lg">
        {text.listing.links}
      </h2>
      <ul className="grid print:grid-cols-2 print:gap-x-6">
        {listing.links.map(({ to, href, label }) => {
          const Icon = ICON[to];
          return (
            <li key={to}>
              <ExternalLink
                href={href}
                className="flex min-h-11 items-center gap-3 rounded-md py-1.5 hover:text-accent print:min-h-0 print:py-0"
              >
                <Icon className="size-5 shrink-0 text-accent" aria-hidden="true" />
                <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3 leading-snug">
                  {text.listing.linkTo[to]}
                  <bdi dir="ltr" className="text-sm break-all text-muted">
                    {label}
                  </bdi>
                </span>
              </ExternalLink>
              <DeadLinkNote href={href} className="ps-8 pb-2" />
            </li>
          );
        })}
      </ul>
      {/* A phone has the check in its bottom bar. */}
      <div className="no-print border-t border-line pt-3 max-sm:hidden">
        <CheckForm q="" isNarrow />
      </div>
    </section>
  );
}
