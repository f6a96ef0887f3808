import { useLanguage } from '#app/i18n/use-language.ts';
import { splitAtSentence } from './split-at-sentence.ts';

/** A long text of which the first sentences are shown and the rest opens. */
export function FoldedText({
  children,
  ...lang
}: {
  children: string;
  lang?: string;
  dir?: string;
}) {
  const { text, language } = useLanguage();
  const [shown, rest] = splitAtSentence(children, lang.lang ?? language);
  return (
    <div {...lang} className="max-w-prose whitespace-pre-line text-pretty">
      <p>{shown}</p>
      {rest && (
        <details className="group">
          <summary className="fold-line link no-print w-fit cursor-pointer py-2 group-open:hidden">
            {text.listing.wholeText}
          </summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  );
}
