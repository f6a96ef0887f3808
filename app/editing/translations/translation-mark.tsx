import { LanguagesIcon, TriangleAlert } from 'lucide-react';
import type { Translated } from '#domain/translation/fields.ts';

/** What became of one text: a drawing and words. */
export function TranslationMark({ made }: Pick<Translated, 'made'>) {
  const Drawing = made === 'machine' ? LanguagesIcon : TriangleAlert;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Drawing aria-hidden="true" className="size-4 shrink-0" />
      {made === 'machine' ? 'Translated by machine' : 'Not translated, still English'}
    </span>
  );
}
