import { Minus, Plus } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { InEnglish } from '#app/listing/in-english.tsx';
import type { ListingDetail } from '#domain/listing/display.ts';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';

/** Strengths beside weaknesses, without the verdicts' colours. */
export function ProsAndCons({ listing }: { listing: ListingDetail }) {
  const { text } = useLanguage();
  if (listing.pros.length === 0 && listing.cons.length === 0) return null;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {(['pros', 'cons'] as const).map((field) => {
        const Icon = field === 'pros' ? Plus : Minus;
        return (
          listing[field].length > 0 && (
            <section key={field} aria-labelledby={field} className="grid content-start gap-3">
              <h3 id={field} className="text-lg">
                {text.listing[field]}
              </h3>
              <InEnglish listing={listing} field={field}>
                <ul className="grid gap-2">
                  {listing[field].map((item) => (
                    <li key={item} className="flex gap-2.5">
                      <Icon className="mt-1.5 size-4 shrink-0 text-accent" aria-hidden="true" />
                      <span className="min-w-0">{isolatePercentages(item)}</span>
                    </li>
                  ))}
                </ul>
              </InEnglish>
            </section>
          )
        );
      })}
    </div>
  );
}
