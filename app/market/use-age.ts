import { useSyncExternalStore } from 'react';
import { formatAge } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Freshness } from './figures.ts';

const TICK_MS = 10_000;

/** The age of figures in words, which grows on an open page; hydration begins with the server's words. */
export function useAge({ age, at }: Freshness): string {
  const { locale } = useLanguage();
  return useSyncExternalStore(
    onTick,
    () => formatAge(locale, new Date(at), new Date()),
    () => age,
  );
}

function onTick(update: () => void): () => void {
  const timer = setInterval(update, TICK_MS);
  return () => clearInterval(timer);
}
