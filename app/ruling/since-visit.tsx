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

/** Says that a ruling has changed since this browser was last here; `markChanges` knows, and shows it. */
export function SinceVisit({ at }: { at: string | null | undefined }) {
  const { text } = useLanguage();
  if (!at) return null;
  return (
    <since-visit at={at} suppressHydrationWarning>
      {text.changes.sinceVisit}
    </since-visit>
  );
}
