import type { Mutant } from '#tests/mutation/mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    protects: 'Text in page data cannot end its script element.',
    file: '../../app/hydration/hydration.tsx',
    from: "json.replaceAll('<', '\\\\u003c')",
    to: 'json',
  },
  {
    protects: 'A listing’s text is escaped for its readers.',
    file: '../../app/profile/reason.tsx',
    from: `<p className="pt-2" {...lang}>
            {rest}
          </p>`,
    to: '<p dangerouslySetInnerHTML={{ __html: rest }} />',
  },
];
