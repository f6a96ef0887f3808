import { useLanguage } from '#app/i18n/use-language.ts';
import type { Difference } from '#domain/look-alike/difference.ts';
import { differenceWords } from './difference-words.ts';

/** Differences in words, as a list if there are several. One that ends with an address has no stop, which would be read as its part. */
export function AddressDifferences({ differences }: { differences: Difference[] }) {
  const language = useLanguage();
  const sentences = differences.flatMap((difference) => differenceWords(language, difference));
  const [first, ...others] = sentences;
  if (first && others.length === 0) return <p>{/\u2069$/.test(first) ? first : `${first}.`}</p>;
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {sentences.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
