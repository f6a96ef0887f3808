import { Lock } from 'lucide-react';
import type { PublicScreen } from '#app/context/screens.ts';
import { figuresPreload } from '#app/fonts/font-preload.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { MINE_KEY } from '#app/mine/data/storage-key.ts';
import { MineTool } from '#app/mine/mine-tool.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Warning } from '#app/ui/warning.tsx';
import type { Route } from './+types/mine';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'yours', label: ({ mine }) => mine.link },
  search: { title: ({ mine }) => mine.title, words: 'mine' },
  // The visitor's own list is shown without waiting for an interaction.
  hydrate: { ifStored: MINE_KEY },
} satisfies PublicScreen;

export const links = figuresPreload;

export function meta(args: Route.MetaArgs) {
  const { mine } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: mine.title,
    description: mine.text,
    data: (place) => [breadcrumbs(place, [{ name: mine.title, path: '/mine' }])],
  });
}

export default function Mine() {
  const { text } = useLanguage();
  return (
    <div className="container-page">
      <PageTitle title={text.mine.title} text={text.mine.text} />
      <div className="grid gap-3">
        <details className="max-w-prose text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-muted hover:text-accent">
            <Lock className="size-4" aria-hidden="true" />
            {text.mine.inBrowser}
            <FoldMark />
          </summary>
          <p className="card mt-1 p-4">{text.mine.private}</p>
        </details>
        <div className="hidden noscript:block">
          <Warning>{text.mine.needsScripts}</Warning>
        </div>
        <div className="noscript:hidden">
          <MineTool />
        </div>
      </div>
    </div>
  );
}
