import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { BottomBar } from './bottom-bar.tsx';
import { FocusMemory } from './focus-memory.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Bar, page and footer of every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { text } = useLanguage();
  const isLoading = useNavigation().state !== 'idle';
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
      <SiteFooter />
      <BottomBar />
      <p role="status" className="sr-only">
        {isLoading ? text.loading : ''}
      </p>
      <FocusMemory />
    </div>
  );
}
