import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSite } from '#app/context/use-site.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';

/** The page of this site to which each link leads until the operator sets another. */
const OWN_PAGES = {
  startTrading: '/exchange',
  signUp: '/mine',
  demoVideo: '/methodology',
} as const;

export type OperatorLinkName = keyof typeof OWN_PAGES;

/** A link whose page the operator may set; an arrow marks one that leaves the site. Nothing while the site is unknown. */
export function OperatorLink({
  name,
  className,
  children,
}: {
  name: OperatorLinkName;
  className: string;
  children: ReactNode;
}) {
  const { text, to } = useLanguage();
  const site = useSite();
  if (!site) return null;
  const href = site.links[name];
  return href ? (
    <ExternalLink href={href} className={className} note={text.leavesSite}>
      {children}
      <ArrowUpRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
    </ExternalLink>
  ) : (
    <Link to={to(OWN_PAGES[name])} className={className}>
      {children}
    </Link>
  );
}
