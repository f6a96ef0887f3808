import type { ReactNode } from 'react';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { webAddress } from '#domain/outbound/web-address.ts';

/** A link to an address that was found elsewhere; without a link if it is not a web address. */
export function WebLink({ url, children }: { url: string; children: ReactNode }) {
  if (!webAddress(url)) return children;
  return (
    <ExternalLink href={url} className="link">
      {children}
    </ExternalLink>
  );
}
