import type { Removal } from './removal.ts';

const BOX = { project: 'browser', file: 'tests/find.browser.test.ts' } as const;

export const SEARCH_REMOVALS: readonly Removal[] = [
  {
    protects: 'the search box shows what was typed last, also where an older answer comes later',
    file: 'app/search/use-answer.ts',
    from: 'asking?.abort();',
    to: '',
    red: { ...BOX, named: 'shows the answer to what was typed last' },
  },
  {
    protects: 'a stroke that somebody types stays a stroke',
    file: 'app/frame/before-paint.ts',
    from: 'if (!isAsked || (target instanceof Element && target.closest(field))) return;',
    to: 'if (!isAsked) return;',
    red: { ...BOX, named: 'does not open while somebody types' },
  },
  {
    protects: 'what is typed before the search box is there is looked for',
    file: 'app/search/use-answer.ts',
    from: 'askSoon();\n    return',
    to: 'return',
    red: {
      project: 'browser',
      file: 'tests/late-start.browser.test.ts',
      named: 'what was typed into the search over everything',
    },
  },
  {
    protects: 'a verdict is not shown from an answer that was kept',
    file: 'app/site/search-answer.ts',
    from: "'Cache-Control': 'no-store', ",
    to: '',
    red: { ...BOX, named: 'searches are not kept for others' },
  },
  {
    protects: 'a mark takes a letter whole, with its vowel marks',
    file: 'domain/search/marks.ts',
    from: "granularity: 'grapheme'",
    to: "granularity: 'word'",
    red: { project: 'unit', file: 'domain/search/marks.test.ts' },
  },
  {
    protects: 'Arabic letters stay joined where a mark begins and ends inside of a word',
    file: 'app/style.css',
    from: '28%, transparent);',
    to: '28%, transparent); padding-inline: 0.1em;',
    red: { ...BOX, named: 'leaves Arabic letters joined' },
  },
  {
    protects: 'a database that is gone is not taken for a directory with nothing of the name',
    file: 'app/site/search.tsx',
    from: '{q && count === 0 && !hasFailed && (',
    to: '{q && count === 0 && (',
    red: {
      project: 'browser',
      file: 'tests/failure.browser.test.ts',
      named: 'a search says that it failed',
    },
  },
];
