import { WifiOff } from 'lucide-react';
import type { PublicScreen } from '#app/context/screens.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import type { Route } from './+types/offline';

export const screen = {
  cacheSeconds: 60,
  sitemap: false,
  offline: true,
  // The service worker adds the list of saved pages, and it answers full page loads only.
  menu: { group: 'yours', label: ({ offline }) => offline.title, reloadDocument: true },
} satisfies PublicScreen;

export function meta(args: Route.MetaArgs) {
  const { title, text } = LANGUAGES[languageOf(args.location.pathname)].text.offline;
  return [...pageMeta(args, { title, description: text }), { name: 'robots', content: 'noindex' }];
}

/** The list of pages saved for offline; the service worker fills it in. */
export default function Offline() {
  const { text } = useLanguage();
  return (
    <div className="container-page">
      <PageTitle title={text.offline.title} text={text.offline.text} />
      <section id="saved-pages" aria-label={text.offline.title}>
        <EmptyState Icon={WifiOff} title={text.offline.none} hint={text.offline.noneHint} />
      </section>
    </div>
  );
}
