import { useLanguage } from '#app/i18n/use-language.ts';
import { Source } from '#app/ruling/source.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { SCOPES } from '#domain/method/scope.ts';
import type { Offers } from '#domain/ruling/offers.ts';

/** Which products an exchange offers, each with its sources. */
export function OfferSources({ offers }: { offers: Offers }) {
  const { text } = useLanguage();
  const words = text.exchanges;
  const given = SCOPES.flatMap((scope) => {
    const offer = offers[scope];
    return offer ? [{ scope, ...offer }] : [];
  });
  if (given.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-muted max-sm:-my-1 hover:text-accent">
        <FoldMark />
        {words.offersTitle}
      </summary>
      <dl className="grid gap-3 ps-6 pb-2">
        {given.map(({ scope, offered, evidence }) => (
          <div key={scope} className="flex flex-wrap gap-x-2">
            <dt className="font-medium">{words.products[scope]}:</dt>
            <dd>{words.offered[offered]}</dd>
            {evidence.map((item) => (
              <dd key={`${item.url} ${item.quote}`} className="mt-2 basis-full">
                <Source evidence={item} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
