import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Once } from '#app/markup/once.ts';
import { BottomBar } from './bottom-bar.tsx';
import { FocusMemory } from './focus-memory.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useFrameKey } from './use-frame-key.ts';

/** Bar, page and footer of every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { text } = useLanguage();
  const isLoading = useNavigation().state !== 'idle';
  const frameKey = useFrameKey();
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#content"
        className="button button-primary sr-only z-50 focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:inline-flex"
      >
        {text.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1" aria-busy={isLoading}>
        {children}
      </main>
      <Once by={`end ${frameKey}`}>
        <SiteFooter />
        <BottomBar />
      </Once>
      <p role="status" className="sr-only">
        {isLoading ? text.loading : ''}
      </p>
      <FocusMemory />
    </div>
  );
}
