import { useLanguage } from '#app/i18n/use-language.ts';
import type { Difference } from '#domain/look-alike/difference.ts';
import { differenceWords } from './difference-words.ts';

/** A list of differences in words. */
export function Differences({ differences }: { differences: Difference[] }) {
  const language = useLanguage();
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {differences
        .flatMap((difference) => differenceWords(language, difference))
        .map((words) => (
          <li key={words}>{words}</li>
        ))}
    </ul>
  );
}
