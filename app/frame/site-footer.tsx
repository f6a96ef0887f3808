import { AtSign, Camera, Globe, type LucideIcon, Send, Video } from 'lucide-react';
import { Link } from 'react-router';
import { useSite } from '#app/context/use-site.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { siteName } from '#app/meta/site-name.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { hostOf, isLoopback } from '#domain/outbound/web-address.ts';
import { BrandMark } from './brand-mark.tsx';
import { MenuGroups } from './menu-groups.tsx';

/** The icons of hosts for image sharing, social networks, video and messaging. */
const ICONS: Record<string, LucideIcon> = {
  'instagram.com': Camera,
  'x.com': AtSign,
  'twitter.com': AtSign,
  'facebook.com': AtSign,
  'linkedin.com': AtSign,
  'youtube.com': Video,
  'tiktok.com': Video,
  't.me': Send,
  'wa.me': Send,
  'whatsapp.com': Send,
};

/** The footer of every public page: about the site, links to pages, the operator's social accounts. */
export function SiteFooter() {
  const { text, language, to } = useLanguage();
  const site = useSite();
  return (
    <footer className="above-bottom-bar no-print mt-6 border-t border-line bg-surface sm:mt-20">
      <div className="container-page grid gap-4 pt-4 pb-2 sm:gap-8 sm:py-10 lg:grid-cols-[17rem_1fr]">
        <div className="grid content-start gap-2 sm:gap-4">
          <Link to={to('/')} className="flex w-fit items-center gap-2 text-lg font-semibold">
            <BrandMark className="size-8 text-accent" />
            <span>{siteName(language)}</span>
          </Link>
          <p className="max-w-prose text-muted max-sm:text-sm">{text.footer.about}</p>
          <p className="max-w-prose text-sm text-muted">{text.verdict.notAFatwaLong}</p>
        </div>
        <MenuGroups isCompact />
      </div>
      {site && (
        <div className="container-page">
          <div className="flex items-center justify-between gap-x-6 gap-y-3 border-t border-line py-3 text-sm text-muted sm:flex-wrap sm:py-4">
            <p>{text.footer.copyright(site.year)}</p>
            <Accounts social={site.links.social} origin={site.origin} />
          </div>
        </div>
      )}
    </footer>
  );
}

// A site that only this machine can reach is not linked.
function Accounts({ social, origin }: { social: string[]; origin: string }) {
  const { text } = useLanguage();
  const website = isLoopback(new URL(origin)) ? [] : [origin];
  if (social.length + website.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="text-sm font-medium max-sm:sr-only">{text.footer.follow}</h2>
      <ul className="flex flex-wrap gap-2">
        {[...social, ...website].map((href) => (
          <SocialLink key={href} href={href} />
        ))}
      </ul>
    </div>
  );
}

function SocialLink({ href }: { href: string }) {
  const host = hostOf(href);
  const Icon = ICONS[host] ?? Globe;
  return (
    <li>
      <ExternalLink href={href} className="icon-button border border-edge" label={host}>
        <Icon className="size-5" />
      </ExternalLink>
    </li>
  );
}
