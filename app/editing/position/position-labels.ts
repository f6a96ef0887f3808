/** The labels of a position's fields. */
export const LABELS = {
  id: 'ID, as in its address',
  decision: 'Decision',
  body: 'Body',
  person: 'Person',
  school: 'School, if stated',
  country: 'Country of the body',
  saidOn: 'Said on',
  stance: 'Stance',
  covers: 'What it covers',
  quote: 'Exact words',
  language: 'Language of the quote',
  gloss: 'Our translation',
  isGlossRead: 'Our translation is reviewed',
  note: 'Note',
  url: 'Address',
  title: 'Title of the page',
  source: 'Whose words',
  reportedBy: 'Reported by',
  readOn: 'Read on',
  copiedOn: 'Day of the stored copy',
};

/** The label of a field by its name, `body` or `body.ar`. */
export function labelOf(field: string): string {
  const [name = '', language] = field.split('.');
  const label = LABELS[name as keyof typeof LABELS] ?? name;
  if (!language) return label;
  return `${label} (${language === 'ar' ? 'Arabic' : 'English'})`;
}
