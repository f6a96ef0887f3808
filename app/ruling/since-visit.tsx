import { useLanguage } from '#app/i18n/use-language.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'since-visit': { at: string; className?: string; children: string } & {
        suppressHydrationWarning: true;
      };
    }
  }
}

/** The note “changed since your last visit”; `markChanges` shows it after comparing `at` with the last visit. */
export function SinceVisit({ at }: { at: string | null | undefined }) {
  const { text } = useLanguage();
  if (!at) return null;
  return (
    <since-visit at={at} suppressHydrationWarning>
      {text.changes.sinceVisit}
    </since-visit>
  );
}
