import type { Text } from '#app/i18n/text.en.ts';
import type { GroundsView } from '#domain/ruling/ruling-view.ts';

/** Criteria in groups to list: core ones before the others. `title` null: all have the same weight. */
export function criterionGroups(
  { criteria, needsCoreForHaram }: Pick<GroundsView, 'criteria' | 'needsCoreForHaram'>,
  words: Text['ruling'],
): { title: string | null; criteria: GroundsView['criteria'] }[] {
  const core = criteria.filter(({ isCore }) => isCore);
  const others = criteria.filter(({ isCore }) => !isCore);
  if (core.length === 0 || others.length === 0) return [{ title: null, criteria }];
  const title = needsCoreForHaram ? words.lesserCriteria : words.otherCriteria;
  return [
    { title: words.coreCriteria, criteria: core },
    { title, criteria: others },
  ];
}
