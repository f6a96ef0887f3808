import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Text in page data cannot end its script element.',
    file: '../../app/hydration/hydration.tsx',
    from: "JSON.stringify(plan).replaceAll('<', '\\\\u003c')",
    to: 'JSON.stringify(plan)',
  },
  {
    protects: 'A listing’s text is escaped for its readers.',
    file: '../../app/profile/ruling-box.tsx',
    from: 'text-pretty">\n            {listing.reason}\n          </p>',
    to: 'text-pretty" dangerouslySetInnerHTML={{ __html: listing.reason }} />',
  },
];
