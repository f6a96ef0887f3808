import type { Text } from '#app/i18n/text.en.ts';
import type { CoverView } from '#domain/position/position-view.ts';

/** One thing that a position covers, in words; `names` of listings by `kind/id`. */
export function coverText(
  cover: CoverView,
  words: Text['positions'],
  names: Readonly<Record<string, string>>,
): string {
  if (cover.type === 'class') return words.asClass;
  if (cover.type === 'asset') return cover.name;
  if (cover.type === 'act') return words.acts[cover.act];
  const { kind, id, act } = cover;
  return `${names[`${kind}/${id}`] ?? id}${act ? words.actOf(words.acts[act]) : ''}`;
}
