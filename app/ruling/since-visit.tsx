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

/** A note that a ruling changed since the last visit, which `highlightChanges` shows. */
export function SinceVisit({ at }: { at: string | null | undefined }) {
  const { text } = useLanguage();
  if (!at) return null;
  return (
    <since-visit at={at} suppressHydrationWarning>
      {text.changes.sinceVisit}
    </since-visit>
  );
}
