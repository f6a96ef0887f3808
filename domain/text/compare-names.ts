const collators = new Map<string, Intl.Collator>();

/** The order of names in an index in the language; Arabic names are ordered without their article. */
export function compareNames(one: string, other: string, language: string): number {
  const collator = collators.get(language) ?? new Intl.Collator(language);
  collators.set(language, collator);
  return collator.compare(withoutArticle(one), withoutArticle(other));
}

function withoutArticle(name: string): string {
  return name.replace(/^ال/u, '');
}
