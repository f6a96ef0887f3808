import { OctagonAlert } from 'lucide-react';
import { Warnings } from '#app/check/warnings.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { FoundWarning } from '#domain/warning/find-warnings.ts';

/** Warnings about the listing's own addresses that an editor has confirmed; nothing where there is none. */
export function ConfirmedWarnings({ warnings }: { warnings: FoundWarning[] }) {
  const { text } = useLanguage();
  const { check } = text.caution;
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warned" className="mb-6 grid max-w-3xl gap-4">
      <div className="card grid gap-2 border-2 border-ink p-5">
        <h2 id="warned" className="flex items-start gap-3 text-xl">
          <OctagonAlert className="mt-1 size-6 shrink-0" aria-hidden="true" />
          {check.warned}
        </h2>
        <p className="max-w-prose">{check.warning.confirmed}</p>
      </div>
      <Warnings warnings={warnings} />
    </section>
  );
}
