import { AtSign, Camera, Globe, type LucideIcon, Send, Video } from 'lucide-react';
import { Link } from 'react-router';
import { useSite } from '#app/context/use-site.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { BrandMark } from './brand-mark.tsx';
import { BrandName } from './site-header.tsx';

// Image sharing, social network, video, messaging, in the order of SOCIAL_LINKS.
const SOCIAL_ICONS: LucideIcon[] = [Camera, AtSign, Video, Send];

const LINK = 'link inline-flex min-h-8 items-center';

/** The footer of every public page: about the site, links to pages, the operator's social accounts. */
export function SiteFooter() {
  const { text, to } = useLanguage();
  const site = useSite();
  return (
    <footer className="no-print mt-20 border-t border-line bg-surface">
      <div className="container-page grid gap-8 py-10 md:grid-cols-[2fr_1fr]">
        <div className="grid content-start gap-4">
          <Link to={to('/')} className="flex w-fit items-center gap-2 text-lg font-semibold">
            <BrandMark className="size-8 text-accent" />
            <BrandName />
          </Link>
          <p className="max-w-prose text-muted">{text.footer.about}</p>
          <p className="max-w-prose text-sm text-muted">{text.verdict.notAFatwaLong}</p>
        </div>
        {site && (
          <div className="grid content-start gap-3">
            <h2 className="text-base">{text.footer.follow}</h2>
            <ul className="flex flex-wrap gap-2">
              {site.links.social.map((href, place) => (
                <SocialLink key={href} href={href} Icon={SOCIAL_ICONS[place] ?? Globe} />
              ))}
              <SocialLink href={site.origin} Icon={Globe} />
            </ul>
          </div>
        )}
      </div>
      {site && (
        <div className="container-page">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-4 text-sm text-muted">
            <p>{text.footer.copyright(site.year)}</p>
            {site.footer.map(({ path, label, reloadDocument }) => (
              <Link key={path} to={to(path)} reloadDocument={reloadDocument} className={LINK}>
                {label}
              </Link>
            ))}
          </div>
        </div>
      )}
    </footer>
  );
}

function SocialLink({ href, Icon }: { href: string; Icon: LucideIcon }) {
  return (
    <li>
      <ExternalLink
        href={href}
        className="icon-button border border-edge"
        label={new URL(href).hostname.replace(/^www\./, '')}
      >
        <Icon className="size-5" />
      </ExternalLink>
    </li>
  );
}
