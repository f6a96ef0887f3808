import type { ReactNode } from 'react';
import { BrandMark } from '#app/frame/brand-mark.tsx';
import { ThemeToggle } from '#app/frame/theme-toggle.tsx';
import { SITE_NAME } from '#app/meta/site-name.ts';

/** The layout of the sign-in pages. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-svh grid-rows-[auto_1fr_auto]">
      <title>{`${title} | ${SITE_NAME}`}</title>
      <header className="container-page flex w-full items-center justify-between py-3">
        <a href="/" className="flex min-h-11 items-center gap-2 text-lg font-semibold">
          <BrandMark className="size-8 text-accent" />
          Tabayyan
        </a>
        <ThemeToggle />
      </header>
      <main className="grid w-full place-items-center px-4 py-6">
        <div className="card grid w-full max-w-md gap-5 p-5 sm:p-8">
          <h1 className="text-2xl">{title}</h1>
          {children}
        </div>
      </main>
      <div className="h-16" aria-hidden="true" />
    </div>
  );
}
