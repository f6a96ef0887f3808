import { useLanguage } from '#app/i18n/use-language.ts';
import type { Difference } from '#domain/look-alike/difference.ts';
import { differenceWords } from './difference-words.ts';

/** Differences in words, as a list if there are several. */
export function Differences({ differences }: { differences: Difference[] }) {
  const language = useLanguage();
  const sentences = differences.flatMap((difference) => differenceWords(language, difference));
  if (sentences.length === 1) return <p>{sentences[0]}</p>;
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {sentences.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
